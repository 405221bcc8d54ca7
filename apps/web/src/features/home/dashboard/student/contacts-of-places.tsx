import type { Place } from '@indeks/contract/provider/places/places.schemas';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import type { Contact } from './contact-list.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts as texts } from './student-pages.texts.ts';

/** A place with everything that is known of it. */
export const centreOf = (place: Place): Contact => ({
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
      <strong>{place.name}</strong>
      <div>{place.organization}</div>
      <div className={classes['quiet']}>{place.address}</div>
      {place.coordinator_username !== '' && <div>{texts.coordinator(place.coordinator_username)}</div>}
      <Reach place={place} />
    </>
  ),
});

/** Those who look after the places, each with theirs, by name. */
export const coordinatorsOf = (places: readonly Place[]): Contact[] => {
  const byName = new Map<string, Place[]>();
  for (const place of places)
    for (const name of place.coordinator_username.split(', ').filter((text) => text !== ''))
      byName.set(name, [...(byName.get(name) ?? []), place]);
  return [...byName]
    .toSorted(([one], [two]) => surnameFirst(one).localeCompare(surnameFirst(two), 'pl'))
    .map(([name, own]) => ({
      key: name,
      words: [name, ...own.map((place) => `${place.name} ${place.organization}`)].join(' '),
      content: (
        <>
          <strong>{name}</strong>
          {own.map((place) => (
            <div key={place.id}>
              <div className={classes['quiet']}>{`${place.name} · ${place.organization}`}</div>
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
    <div className={classes['contacts']}>
      <PhoneLink telephone={place.telephone} of={whose} />
      <EmailLink email={place.email} of={whose} />
    </div>
  );
}
