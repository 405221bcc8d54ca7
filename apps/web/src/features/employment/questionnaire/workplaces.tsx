import { Button } from '@mantine/core';
import { partLabels } from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import { mostWorkplaces } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ZipField } from '#parts/employment/questionnaire/zip-field.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import { Part, ShortPair } from './part.tsx';
import { fieldAt, type PersonalControl } from './personal-control.ts';
import { blankTemporaryWorkplace, blankWorkplace } from './questionnaire-values.ts';
import classes from './questionnaire.module.css';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

export function Workplaces({ control }: { control: PersonalControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'insurance.placesOfWork' });
  return (
    <WorkplaceList
      title={partLabels.placesOfWork}
      ids={fields.map(({ id }) => id)}
      onAdd={(focused) => append(blankWorkplace(), { shouldFocus: focused })}
      onRemove={remove}
      row={(index) => <WorkplaceFields control={control} list="placesOfWork" index={index} />}
    />
  );
}

/** Contracts with their dates; a new one begins and ends today by default. */
export function TemporaryWorkplaces({ control, today }: { control: PersonalControl; today: string }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'insurance.placesOfTemporaryWork' });
  const at = fieldAt(control);
  return (
    <WorkplaceList
      title={partLabels.placesOfTemporaryWork}
      ids={fields.map(({ id }) => id)}
      onAdd={(focused) => append(blankTemporaryWorkplace(today), { shouldFocus: focused })}
      onRemove={remove}
      row={(index) => (
        <>
          <WorkplaceFields control={control} list="placesOfTemporaryWork" index={index} />
          <FieldRow>
            <DateField {...at(`insurance.placesOfTemporaryWork.${index}.dateFrom`)} />
            <DateField {...at(`insurance.placesOfTemporaryWork.${index}.dateTo`)} />
          </FieldRow>
        </>
      )}
    />
  );
}

interface WorkplaceFieldsProps {
  control: PersonalControl;
  list: 'placesOfWork' | 'placesOfTemporaryWork';
  index: number;
}

function WorkplaceFields({ control, list, index }: WorkplaceFieldsProps) {
  const at = fieldAt(control);
  return (
    <>
      <FieldRow>
        <TextField {...at(`insurance.${list}.${index}.name`)} autoComplete="off" />
        <TextField {...at(`insurance.${list}.${index}.city`)} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField {...at(`insurance.${list}.${index}.street`)} autoComplete="off" />
        <ShortPair>
          <TextField {...at(`insurance.${list}.${index}.houseNr`)} autoComplete="off" />
          <ZipField {...at(`insurance.${list}.${index}.zip`)} />
        </ShortPair>
      </FieldRow>
    </>
  );
}

interface WorkplaceListProps {
  title: string;
  ids: readonly string[];
  onAdd: (focused: boolean) => void;
  onRemove: (index: number) => void;
  row: (index: number) => ReactNode;
}

function WorkplaceList({ title, ids, onAdd, onRemove, row }: WorkplaceListProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  // The list gets a first row when it is revealed; later all rows may be removed.
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (ids.length === 0 && !begun.current) onAdd(false);
    begun.current = true;
  });
  useEffect(() => begin(), []);
  return (
    <Part title={title}>
      <div className={classes.workplaces}>
        {ids.map((id, index) => (
          <WorkplaceRow
            key={id}
            number={index + 1}
            onRemove={() => {
              onRemove(index);
              addButton.current?.focus();
            }}
          >
            {row(index)}
          </WorkplaceRow>
        ))}
        {ids.length < mostWorkplaces && (
          <Button
            ref={addButton}
            variant="light"
            size="xs"
            className={classes.add}
            leftSection={<Icon of={IconPlus} size={16} />}
            onClick={() => onAdd(true)}
          >
            {texts.addWorkplace}
          </Button>
        )}
      </div>
    </Part>
  );
}

interface WorkplaceRowProps {
  number: number;
  onRemove: () => void;
  children: ReactNode;
}

function WorkplaceRow({ number, onRemove, children }: WorkplaceRowProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={classes.workplace}>
      <div className={classes.workplaceHead}>
        <span id={id}>{texts.workplace(number)}</span>
        <QuietAction icon={IconTrash} label={texts.removeWorkplace(number)} onClick={onRemove} />
      </div>
      {children}
    </fieldset>
  );
}
