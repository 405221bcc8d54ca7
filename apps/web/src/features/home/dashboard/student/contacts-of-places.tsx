import type { OwnEnrolment } from '@indeks/contract/studies/students/own-studies.schemas';
import type { Place } from '@indeks/contract/provider/places/places.schemas';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { IconSchool } from '@tabler/icons-react';
import type { Contact } from './contact-list.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts as texts } from './student-pages.texts.ts';

type OwnStudies = readonly OwnEnrolment[];

/** The places with everything that is known of them; those where the person studies come first. */
export const listCentres = (places: readonly Place[], own: OwnStudies): Contact[] => {
  const isOwn = ({ id }: Place): boolean => own.some(({ place }) => place.id === id);
  return ownFirst(places, isOwn).map((place) => makeCentre(place, isOwn(place)));
};

const ownFirst = <Item,>(items: readonly Item[], isOwn: (item: Item) => boolean): Item[] => [
  ...items.filter(isOwn),
  ...items.filter((item) => !isOwn(item)),
];

const OwnMark = ({ label }: { label: string }) => (
  <StatusChip tone="brand" icon={IconSchool}>
    {label}
  </StatusChip>
);

const makeCentre = (place: Place, isOwn: boolean): Contact => ({
  key: place.id,
  words: [
    place.name,
    place.organization,
    place.address,
    place.coordinator_username,
    place.email,
    place.telephone,
  ].join(' '),
  content: (
    <>
      <div className={classes.line}>
        <strong>{place.name}</strong>
        {isOwn && <OwnMark label={texts.ownPlace} />}
      </div>
      <div>{place.organization}</div>
      <div className={classes.quiet}>{place.address}</div>
      {place.coordinator_username !== '' && <div>{texts.coordinator(place.coordinator_username)}</div>}
      <Reach place={place} />
    </>
  ),
});

/** Those who look after the places, each with theirs, by name; the person's own come first. */
export const listCoordinators = (places: readonly Place[], studies: OwnStudies): Contact[] => {
  const isOwn = (name: string): boolean => studies.some(({ coordinatorName }) => coordinatorName === name);
  const byName = new Map<string, Place[]>();
  for (const place of places)
    for (const name of place.coordinator_username.split(', ').filter((text) => text !== ''))
      byName.set(name, [...(byName.get(name) ?? []), place]);
  const sorted = [...byName].toSorted(([one], [two]) =>
    surnameFirst(one).localeCompare(surnameFirst(two), 'pl'),
  );
  return ownFirst(sorted, ([name]) => isOwn(name)).map(([name, own]) => ({
    key: name,
    words: [name, ...own.map((place) => `${place.name} ${place.organization}`)].join(' '),
    content: (
      <>
        <div className={classes.line}>
          <strong>{name}</strong>
          {isOwn(name) && <OwnMark label={texts.ownCoordinator} />}
        </div>
        {own.map((place) => (
          <div key={place.id}>
            <div className={classes.quiet}>{`${place.name} · ${place.organization}`}</div>
            <Reach place={place} of={name} />
          </div>
        ))}
      </>
    ),
  }));
};

const surnameFirst = (name: string): string => name.replace(/^(.+) (\S+)$/u, '$2 $1');

function Reach({ place, of }: { place: Place; of?: string }) {
  const whose = of === undefined ? place.name : `${of}, ${place.name}`;
  return (
    <div className={classes.contacts}>
      <PhoneLink telephone={place.telephone} of={whose} />
      <EmailLink email={place.email} of={whose} />
    </div>
  );
}
