import type { Enrolment } from '@indeks/contract/studies/students/students.schemas';
import { IconWand } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { InlinePrice } from '#parts/studies/students/inline-price.tsx';
import { readMessage } from '#shared/api/call-error.ts';
import { formatAccountNumber } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { RowActions, RowActionsMenu, readyActions } from '#shared/ui/table/row-actions.tsx';
import { EnrolmentHead } from './enrolment-head.tsx';
import { inWords } from './enrolment-values.ts';
import { DoneCell, FolderMark } from './student-cells.tsx';
import classes from './student-tabs.module.css';
import { useGiveAccount } from './students.api.ts';
import { coursesTabTexts as texts } from './student-tabs.texts.ts';
import { enrolmentTexts, numbersTexts } from './students.texts.ts';

interface EnrolmentCardProps {
  row: Enrolment;
  progress: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** One enrolment with everything that a caller may ask about. */
export function EnrolmentCard({ row, progress, onEdit, onRemove }: EnrolmentCardProps) {
  const id = useId();
  const { fields } = texts;
  return (
    <section aria-labelledby={id}>
      <Card flush>
        <EnrolmentHead row={row} id={id}>
          <FolderMark row={row} />
          <RowActions
            rowName={inWords(row)}
            actions={row.can.edit ? [{ ...readyActions.edit, onClick: onEdit }] : []}
          />
          <RowActionsMenu
            rowName={inWords(row)}
            actions={row.can.delete ? [{ ...readyActions.delete, onClick: onRemove }] : []}
          />
        </EnrolmentHead>
        <dl className={classes.facts}>
          <Albums row={row} />
          <Fact label={fields.account} wide>
            <Account row={row} />
          </Fact>
          <Fact label={fields.coordinator}>{row.coordinatorName ?? enrolmentTexts.none}</Fact>
          <Fact label={fields.thesis}>
            <DoneCell done={row.thesis} words={texts.thesis} />
          </Fact>
          <Fact label={fields.practice}>
            <DoneCell done={row.practice} words={texts.practice} />
          </Fact>
          <Fact label={fields.promoter}>{row.promoterName ?? enrolmentTexts.none}</Fact>
          <Prices row={row} />
          {row.comment !== '' && <Fact label={fields.comment}>{row.comment}</Fact>}
        </dl>
        {progress}
      </Card>
    </section>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
  /** Takes the whole line on a phone. */
  wide?: boolean;
}

export function Fact({ label, children, wide = false }: FactProps) {
  return (
    <div className={`${classes.fact} ${wide ? classes.wide : ''}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Albums({ row }: { row: Enrolment }) {
  const numbers = [row.album_nr, row.album_nr_2].filter((number) => number !== null);
  const label = row.courseName2 === null ? texts.fields.album : texts.fields.albums;
  return (
    <Fact label={label}>
      {numbers.length === 0 && enrolmentTexts.none}
      {numbers.map((number) => (
        <span key={number} className={classes.number}>
          {number}
          <CopyButton value={number} label={enrolmentTexts.copyAlbum} of={number} />
        </span>
      ))}
    </Fact>
  );
}

/** The account to copy, or where there is none the button that gives the next free one. */
function Account({ row }: { row: Enrolment }) {
  const give = useGiveAccount();
  const { bank_account, can } = row;
  if (bank_account !== null)
    return (
      <span className={classes.number}>
        {formatAccountNumber(bank_account)}
        <CopyButton value={bank_account} label={enrolmentTexts.copyAccount} of={inWords(row)} />
      </span>
    );
  if (!can.editNumbers) return enrolmentTexts.none;
  const press = () =>
    give.mutate(row, {
      onSuccess: () => snackbar(numbersTexts.given),
      onError: (error) => snackbar(readMessage(error), { tone: 'error' }),
    });
  return (
    <BusyButton variant="default" size="xs" icon={IconWand} busy={give.isPending} onClick={press}>
      {numbersTexts.giveAccount}
    </BusyButton>
  );
}

function Prices({ row }: { row: Enrolment }) {
  const { courseName, courseName2, price, price_2 } = row;
  if (courseName2 === null)
    return (
      <Fact label={texts.fields.tuition}>
        <InlinePrice topic="students" row={row} slot={1} price={price} name={courseName} />
      </Fact>
    );
  return (
    <>
      <Fact label={texts.fields.secondTuition(courseName)}>
        <InlinePrice topic="students" row={row} slot={1} price={price} name={courseName} />
      </Fact>
      <Fact label={texts.fields.secondTuition(courseName2)}>
        <InlinePrice topic="students" row={row} slot={2} price={price_2 ?? 0} name={courseName2} />
      </Fact>
    </>
  );
}
