import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { ProtocolPreview } from '@indeks/contract/studies/protocols/protocols.schemas';
import { Button } from '@mantine/core';
import { IconArrowRight, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { formatOutcome } from '#parts/studies/grades/outcomes.ts';
import { formatNumber } from '#shared/lib/format.ts';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import {
  averageBefore,
  averageGrades,
  composePreview,
  listChanges,
  listCorrectable,
  type Change,
} from './closing-content.ts';
import type { ClosingForm } from './closing-form.ts';
import classes from './closing.module.css';
import { closingTexts } from './closing.texts.ts';
import { useClosingValues } from './use-closing-values.ts';

const texts = closingTexts.changes;

interface ChangesCardProps {
  form: ClosingForm;
  preview: ProtocolPreview;
}

/** People whose grades the correction changes, and why. */
export function ChangesCard({ form, preview }: ChangesCardProps) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'grades' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Card title={texts.title}>
      <div className={classes.fields}>
        <Sum form={form} preview={preview} />
        <People {...preview} />
        {fields.map(({ id }, index) => (
          <ChangeRow
            key={id}
            form={form}
            preview={preview}
            index={index}
            onRemove={() => {
              remove(index);
              // The pressed button is gone.
              addButton.current?.focus();
            }}
          />
        ))}
        <div>
          <Button
            ref={addButton}
            variant="default"
            size="xs"
            leftSection={<Icon of={IconPlus} size={iconSizes.small} />}
            // A person that is still to be chosen.
            onClick={() => append({ eid: null as unknown as number, typed: '' })}
          >
            {texts.add}
          </Button>
        </div>
        <TextareaField
          control={control}
          name="reason"
          label={texts.reason}
          description={texts.reasonHelp}
          required
        />
      </div>
    </Card>
  );
}

interface ChangeRowProps extends ChangesCardProps {
  index: number;
  onRemove: () => void;
}

function ChangeRow({ form: { control }, preview, index, onRemove }: ChangeRowProps) {
  const grades = useWatch({ control, name: 'grades' });
  const own = grades[index]?.eid;
  const students = listCorrectable(preview);
  const taken = new Set(grades.map(({ eid }) => eid).filter((eid) => eid !== own));
  const chosen = students.find(({ eid }) => eid === own);
  return (
    <div className={classes.row}>
      <SelectField
        control={control}
        name={`grades.${index}.eid`}
        label={texts.person}
        placeholder={closingTexts.choosePerson}
        nothingFound={closingTexts.nobody}
        searchable
        choices={students
          .filter(({ eid }) => !taken.has(eid))
          .map(({ eid, name }) => ({ value: eid, label: name }))}
      />
      <TextField
        control={control}
        name={`grades.${index}.typed`}
        label={texts.grade}
        description={chosen ? texts.was(inFigures(chosen.grade)) : texts.gradeExample}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <QuietAction icon={IconTrash} label={texts.remove(index + 1)} mt={25} onClick={onRemove} />
    </div>
  );
}

const inFigures = (grade: number | null): string => formatOutcome(grade ?? didNotCome);

/** What differs from the protocol in force so far. */
function Sum({ form, preview }: ChangesCardProps) {
  const values = useClosingValues(form);
  const changes = listChanges(preview, values);
  if (changes.length === 0) return <p className={classes.quiet}>{texts.none}</p>;
  const content = composePreview(preview, values);
  const words = [
    texts.others(content.students.length - changes.length),
    texts.average(inNumbers(averageBefore(content, changes)), inNumbers(averageGrades(content))),
  ];
  return (
    <div>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <ChangeLine key={change.eid} change={change} />
        ))}
      </ul>
      <p className={classes.quiet}>{words.join(' · ')}</p>
    </div>
  );
}

/** Who comes onto the paper and who is left out, since the group is another one by now. */
function People({ content, people: { added, dropped, left } }: ProtocolPreview) {
  const stay = content.students.filter(({ eid }) => left.some((one) => one.eid === eid));
  const told = [
    added.length > 0 && texts.added(added.join(', ')),
    dropped.length > 0 && texts.dropped(dropped.join(', ')),
    stay.length > 0 && texts.left(stay.map(({ name }) => name).join(', ')),
  ].filter((words) => words !== false);
  if (told.length === 0) return null;
  return (
    <ul className={classes.people}>
      {told.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

function ChangeLine({ change: { name, before, after } }: { change: Change }) {
  return (
    <li>
      <strong>{name}</strong>
      <span>
        <del>{inFigures(before)}</del> <Icon of={IconArrowRight} size={iconSizes.small} />{' '}
        <strong>{inFigures(after)}</strong>
      </span>
    </li>
  );
}

const inNumbers = (average: number | undefined): string =>
  average === undefined ? closingTexts.none : formatNumber(average, 2);
