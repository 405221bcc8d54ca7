import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { PersonName } from '#parts/identity/people/person-name.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { tableTexts } from '#shared/ui/table/table.texts.ts';
import classes from './courses.module.css';
import { courseTexts as texts } from './courses.texts.ts';
import { RowMarks, RowMenu, UndoButton, type PlanRowProps } from './plan-row.tsx';
import { SubjectField, useRowName, type SubjectCell } from './subject-fields.tsx';

/** A subject on a phone: its name and what matters, and its fields when it is opened. A new or wrong one is open. */
export const PlanCard = memo(function PlanCard(props: PlanRowProps) {
  const { form, row, actions } = props;
  const removed = useWatch({ control: form.control, name: `rows.${row}.removed` });
  const name = useRowName(form, row);
  if (removed)
    return (
      <div className={classes.card} data-removed>
        <del>{name}</del>
        <span className={classes.quiet}>{texts.willBeRemoved}</span>
        <UndoButton name={name} onUndo={() => actions.restore(row)} />
      </div>
    );
  return <OpenableCard {...props} name={name} />;
});

function OpenableCard({ name, ...props }: PlanRowProps & { name: string }) {
  const { form, row, actions, names } = props;
  const id = useId();
  const subject = useWatch({ control: form.control, name: `rows.${row}` });
  const { errors } = useFormState({ control: form.control, name: `rows.${row}` });
  const [opened, setOpened] = useState(subject.id === null && subject.name === '');
  const open = opened || errors.rows?.[row] !== undefined;
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <span className={classes.name}>{name}</span>
        <RowMenu form={form} row={row} actions={actions} name={name} />
      </div>
      <RowMarks form={form} row={row} />
      <div className={classes.quiet}>
        {texts.ending[subject.exam]} · <PersonName id={subject.uid} names={names} nobody={texts.noLecturer} />
      </div>
      <Button
        variant="subtle"
        size="sm"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={tableTexts.actionOn(open ? texts.collapse : texts.expand, name)}
        rightSection={<Icon of={open ? IconChevronUp : IconChevronDown} size={iconSizes.small} />}
        onClick={() => setOpened(!open)}
      >
        {open ? texts.collapse : texts.expand}
      </Button>
      <div id={id}>{open && <CardFields {...props} />}</div>
    </div>
  );
}

function CardFields({ form, row, names }: PlanRowProps) {
  const field = (cell: SubjectCell) => (
    <SubjectField form={form} row={row} cell={cell} label={texts.columns[cell]} names={names} />
  );
  return (
    <div className={classes.cardFields}>
      {field('name')}
      {field('uid')}
      <div className={classes.halves}>
        {field('semester')}
        {field('exam')}
      </div>
      <div className={classes.halves}>
        {field('hours')}
        {field('ects')}
      </div>
      {field('remarks')}
    </div>
  );
}
