import type { OwnEnrolment } from '@indeks/contract/studies/students/own-studies.schemas';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts as texts } from './student-pages.texts.ts';

/** Where the person studies, and whom to call there. */
export function OwnPlaceCard({ enrolments }: { enrolments: readonly OwnEnrolment[] }) {
  const own = [...new Map(enrolments.map((enrolment) => [makeKey(enrolment), enrolment])).values()];
  return (
    <Card
      title={own.length > 1 ? texts.ownPlaces : texts.ownPlace}
      aside={
        <Anchor component={Link} to="/student-places">
          {texts.allPlaces}
        </Anchor>
      }
    >
      <ul className={classes.places}>
        {own.map((enrolment) => (
          <li key={makeKey(enrolment)}>
            <OwnPlace {...enrolment} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const makeKey = ({ place, coordinatorName }: OwnEnrolment): string =>
  [place.name, place.organization, place.address, coordinatorName].join('|');

function OwnPlace({ place, coordinatorName }: OwnEnrolment) {
  const name = `${place.name} · ${place.organization}`;
  return (
    <>
      <strong>{name}</strong>
      <div className={classes.quiet}>{place.address}</div>
      {coordinatorName !== null && <div>{texts.coordinator(coordinatorName)}</div>}
      <div className={classes.contacts}>
        <PhoneLink telephone={place.telephone} of={name} />
        <EmailLink email={place.email} of={name} />
      </div>
    </>
  );
}
