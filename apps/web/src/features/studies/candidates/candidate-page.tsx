import type { Candidate } from '@indeks/contract/studies/candidates/candidates.schemas';
import { candidateWords } from '@indeks/contract/studies/candidates/candidates.texts';
import { Anchor } from '@mantine/core';
import { IconPencil, IconSchool } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { candidateQuery } from '#data/studies/candidates.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { useOpen, type Dialogs } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import type { OpenAdmission } from './admit-dialog.tsx';
import { StateChip } from './candidate-cells.tsx';
import classes from './candidates.module.css';
import { admitTexts, candidatesTexts, candidateTexts as texts } from './candidates.texts.ts';

const CandidateDialogs = lazyPart(async () => (await import('./candidate-dialogs.tsx')).CandidateDialogs);

const AdmitDialogs = lazyPart(async () => (await import('./admit-dialog.tsx')).AdmitDialogs);

type OpenDialog = OpenEntry<Candidate> | OpenAdmission;

export function CandidatePage() {
  const dialogs = useOpen<OpenDialog>('candidate');
  const [removed, setRemoved] = useState(false);
  const navigate = useNavigate();
  const leave = () => {
    setRemoved(true);
    snackbar(candidatesTexts.removed(1));
    void navigate(texts.back.to);
  };
  return (
    <RecordPage query={candidateQuery} texts={texts} enabled={!removed && !dialogs.of('remove').opened}>
      {(candidate) => <KnownCandidate candidate={candidate} dialogs={dialogs} onRemoved={leave} />}
    </RecordPage>
  );
}

interface KnownCandidateProps {
  candidate: Candidate;
  dialogs: Dialogs<OpenDialog>;
  onRemoved: () => void;
}

function KnownCandidate({ candidate, dialogs, onRemoved }: KnownCandidateProps) {
  const { show, of, anyOpen } = dialogs;
  const ownPlaces = !useSession().permissions.includes('places.manage');
  const admit = {
    label: admitTexts.action,
    icon: IconSchool,
    onClick: () => show({ kind: 'admit', candidate }),
    blocked: candidate.can.admit ? undefined : admitTexts.blocked,
  };
  const edit = {
    label: candidatesTexts.edit,
    icon: IconPencil,
    onClick: () => show({ kind: 'form', row: candidate }),
  };
  const remove = { ...readyActions.delete, onClick: () => show({ kind: 'remove', rows: [candidate] }) };
  return (
    <>
      <PageHeader
        title={candidate.username}
        portrait={<InitialsAvatar name={candidate.username} />}
        help={texts.applied(formatDate(candidate.date))}
        back={texts.back}
        {...(candidate.uid === null && { main: admit })}
        secondary={[...(candidate.can.edit ? [edit] : []), ...(candidate.can.delete ? [remove] : [])]}
      />
      <div className={classes.page}>
        {candidate.uid !== null && <AdmittedNotice uid={candidate.uid} />}
        <ContactCard candidate={candidate} />
        <WantedCard candidate={candidate} />
      </div>
      <WhenOpened opened={anyOpen}>
        <CandidateDialogs
          of={of}
          // The list says what was deleted; this page is gone with it.
          show={(next) => (next.kind === 'removed' ? onRemoved() : show(next))}
          ownPlaces={ownPlaces}
        />
        <AdmitDialogs admit={of('admit')} admitted={of('admitted')} show={show} />
      </WhenOpened>
    </>
  );
}

function AdmittedNotice({ uid }: { uid: number }) {
  return (
    <Notice tone="ok" title={admitTexts.admitted}>
      <Anchor component={Link} to={`/students/${uid}`}>
        {admitTexts.studentLink}
      </Anchor>
    </Notice>
  );
}

function ContactCard({ candidate: { email, telephone, username, state } }: { candidate: Candidate }) {
  return (
    <Card title={texts.contact} aside={<StateChip state={state} />}>
      <dl className={classes.values}>
        <Value label={candidatesTexts.fields.email}>
          <EmailLink email={email} of={username} />
        </Value>
        <Value label={candidatesTexts.fields.telephone}>
          <PhoneLink telephone={telephone} of={username} />
        </Value>
      </dl>
    </Card>
  );
}

function WantedCard({ candidate }: { candidate: Candidate }) {
  const { fields, noSecondCourse } = candidatesTexts;
  return (
    <Card title={texts.wanted}>
      <dl className={classes.values}>
        <Value label={fields.cid}>{candidate.courseName}</Value>
        <Value label={fields.cid_2}>{candidate.courseName2 ?? noSecondCourse}</Value>
        <Value label={fields.pid}>{candidate.cityName}</Value>
        <Value label={candidateWords.question_1}>{texts.interests[candidate.question_1]}</Value>
        <Value label={candidateWords.question_2}>{texts.interests[candidate.question_2]}</Value>
        <Value label={fields.comment} wide>
          {candidate.comment || texts.noComment}
        </Value>
      </dl>
    </Card>
  );
}

function Value({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
