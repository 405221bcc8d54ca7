import type { ProtocolPreview } from '@indeks/contract/studies/protocols/protocols.schemas';
import { Button } from '@mantine/core';
import { IconTrash, IconUserEdit } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { AutocompleteField } from '#shared/ui/form/choices/autocomplete-field.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import type { ClosingForm } from './closing-form.ts';
import { listCorrectable } from './closing-content.ts';
import classes from './closing.module.css';
import { closingTexts } from './closing.texts.ts';

const texts = closingTexts.exam;

interface ExamCardProps {
  form: ClosingForm;
  preview: ProtocolPreview;
}

/** The day and place of the exam, asked once for the group and changed for a person. */
export function ExamCard({ form, preview }: ExamCardProps) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Card title={texts.titles[preview.content.exam] ?? ''}>
      <div className={classes.fields}>
        <div className={classes.pair}>
          <DateField control={control} name="day" label={texts.day} max={preview.content.created} required />
          <AutocompleteField
            control={control}
            name="place"
            label={texts.place}
            suggestions={preview.places}
            required
          />
        </div>
        {fields.map(({ id }, index) => (
          <ExceptionRow
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
            leftSection={<Icon of={IconUserEdit} size={iconSizes.small} />}
            // A person that is still to be chosen.
            onClick={() => append({ eid: null as unknown as number, day: '', place: '' })}
          >
            {texts.forPerson}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface ExceptionRowProps extends ExamCardProps {
  index: number;
  onRemove: () => void;
}

function ExceptionRow({ form: { control }, preview, index, onRemove }: ExceptionRowProps) {
  const exceptions = useWatch({ control, name: 'exceptions' });
  const own = exceptions[index]?.eid;
  const taken = new Set(exceptions.map(({ eid }) => eid).filter((eid) => eid !== own));
  return (
    <div className={classes.exception}>
      <div className={classes.row}>
        <SelectField
          control={control}
          name={`exceptions.${index}.eid`}
          label={texts.person}
          placeholder={closingTexts.choosePerson}
          nothingFound={closingTexts.nobody}
          searchable
          choices={listCorrectable(preview)
            .filter(({ eid }) => !taken.has(eid))
            .map(({ eid, name }) => ({ value: eid, label: name }))}
        />
        <QuietAction icon={IconTrash} label={texts.remove(index + 1)} mt={25} onClick={onRemove} />
      </div>
      <div className={classes.pair}>
        <DateField
          control={control}
          name={`exceptions.${index}.day`}
          label={texts.day}
          max={preview.content.created}
        />
        <AutocompleteField
          control={control}
          name={`exceptions.${index}.place`}
          label={texts.place}
          suggestions={preview.places}
        />
      </div>
    </div>
  );
}
