import type { AccessibilityDeclaration } from '@indeks/contract/provider/system/accessibility.schemas';
import { Anchor } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { accessibilityQuery } from '#data/provider/accessibility.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { formatDate } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { Facts } from '#shared/ui/page/facts.tsx';
import classes from './accessibility.module.css';
import { accessibilityTexts as texts } from './accessibility.texts.ts';

/** For anybody, without an account. */
export function AccessibilityPage() {
  // Pages without a session stand outside the shell, which has the client of the others.
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <EntranceHeading title={texts.title} />
      <Declaration />
      <p>
        <Anchor component={Link} to="/">
          {texts.toLogin}
        </Anchor>
      </p>
    </QueryClientProvider>
  );
}

function Declaration() {
  const { data, error } = useQuery(accessibilityQuery);
  if (error)
    return (
      <Notice tone="error" title={texts.failed}>
        {readMessage(error)}
      </Notice>
    );
  if (!data) return <LoadingState />;
  return (
    <div className={classes.root}>
      <p>{texts.intro(data.provider, data.site)}</p>
      <Dates declaration={data} />
      <Conformity declaration={data} />
      <Contact declaration={data} />
      <Part title={texts.keysTitle}>
        <p>{texts.keys}</p>
      </Part>
      <Seat declaration={data} />
    </div>
  );
}

interface PartProps {
  declaration: AccessibilityDeclaration;
}

function Dates({ declaration: { published, updated } }: PartProps) {
  const days = [
    [texts.published, published],
    [texts.updated, updated],
  ] as const;
  return <Facts facts={days.flatMap(([label, day]) => (day === null ? [] : [[label, formatDate(day)]]))} />;
}

function Conformity({ declaration: { conformity, gaps, assessment, assessed, report } }: PartProps) {
  const withoutGaps = conformity === 'full' ? texts.noGaps : texts.gapsOnRequest;
  return (
    <Part title={texts.conformityTitle}>
      <p>
        {texts.conformity[conformity]} {gaps.length > 0 ? texts.gaps : withoutGaps}
      </p>
      {gaps.length > 0 && (
        <ul>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          [texts.assessmentTitle, texts.assessment[assessment]],
          ...(assessed === null ? [] : [[texts.assessed, formatDate(assessed)] as const]),
        ]}
      />
      {report !== null && (
        <p>
          <Anchor href={report}>{texts.report}</Anchor>
        </p>
      )}
      <p>{texts.review}</p>
    </Part>
  );
}

function Contact({ declaration: { contact, email, telephone } }: PartProps) {
  return (
    <Part title={texts.contactTitle}>
      <Facts facts={[[texts.contact, contact]]} />
      <p>
        {texts.telephone}: <Anchor href={`tel:${telephone.replaceAll(/\s/g, '')}`}>{telephone}</Anchor>
      </p>
      {email !== '' && (
        <p>
          {texts.email}: <Anchor href={`mailto:${email}`}>{email}</Anchor>
        </p>
      )}
      <p>{texts.request}</p>
      <p>
        {texts.complaint} <Anchor href="https://bip.brpo.gov.pl/">{texts.ombudsman}</Anchor>.
      </p>
    </Part>
  );
}

function Seat({ declaration: { seat, building, signLanguage } }: PartProps) {
  return (
    <Part title={texts.seatTitle}>
      <p>{seat}</p>
      {building !== null && (
        <p>
          <Anchor href={building}>{texts.building}</Anchor>
        </p>
      )}
      <p>
        {signLanguage ? texts.signLanguage : texts.noSignLanguage} {texts.noApp}
      </p>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
