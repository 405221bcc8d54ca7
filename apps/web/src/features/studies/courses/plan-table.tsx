import { Button, VisuallyHidden } from '@mantine/core';
import type { Flag } from '@indeks/contract/common/flags';
import type { SemesterNumber } from '@indeks/contract/studies/courses/courses.keys';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '#shared/ui/form/focus-field.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './courses.module.css';
import { courseTexts as texts } from './courses.texts.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanTableRow } from './plan-row.tsx';
import { groupPlan, type PlanGroup } from './plan-values.ts';
import { subjectCells } from './subject-fields.tsx';
import { usePlanActions, usePlanRows, type PlanActions, type PlanForm } from './use-plan.ts';

interface PlanProps {
  form: PlanForm;
  programme: Flag;
  names: ReadonlyMap<number, string>;
}

/** The subjects of one programme by semester, each a line of fields; on a phone each a card. */
export function Plan({ form, programme, names }: PlanProps) {
  const phone = usePhone();
  const root = useRef<HTMLDivElement>(null);
  const actions = usePlanActions(form);
  const groups = groupPlan(usePlanRows(form), programme);
  const add = (semester: SemesterNumber) => {
    let row = '';
    // Drawn at once, so that its first field can take the focus.
    flushSync(() => (row = actions.add(semester, programme)));
    if (root.current) focusField(root.current, `rows.${row}.name`);
  };
  const parts = { form, actions, names, groups, onAdd: add };
  return (
    <div ref={root}>{phone ? <PlanCards {...parts} /> : <PlanTable {...parts} programme={programme} />}</div>
  );
}

interface PlanParts extends Omit<PlanProps, 'programme'> {
  actions: PlanActions;
  groups: readonly PlanGroup[];
  onAdd: (semester: SemesterNumber) => void;
}

function PlanTable({ groups, onAdd, programme, ...row }: PlanParts & Pick<PlanProps, 'programme'>) {
  return (
    // Wider than a narrow window: it scrolls by itself, also by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.region} aria-label={texts.programmeName[programme]} tabIndex={0}>
      <table className={classes.plan}>
        <thead>
          <tr>
            {subjectCells.map((cell) => (
              <th key={cell} scope="col" data-cell={cell}>
                {texts.columns[cell]}
              </th>
            ))}
            <th scope="col" data-cell="actions">
              <VisuallyHidden>{texts.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.semester}>
            <tr data-group>
              <th scope="rowgroup" colSpan={subjectCells.length + 1}>
                <GroupHead group={group} />
              </th>
            </tr>
            {group.keys.map((key) => (
              <PlanTableRow key={key} row={key} {...row} />
            ))}
            <tr data-add>
              <td colSpan={subjectCells.length + 1}>
                <AddButton group={group} onAdd={onAdd} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

function PlanCards({ groups, onAdd, ...card }: PlanParts) {
  return groups.map((group) => (
    <section key={group.semester} className={classes.cards} aria-label={texts.semester(group.semester)}>
      <GroupHead group={group} />
      {group.keys.map((key) => (
        <PlanCard key={key} row={key} {...card} />
      ))}
      <AddButton group={group} onAdd={onAdd} />
    </section>
  ));
}

function GroupHead({ group: { semester, count, hours, ects } }: { group: PlanGroup }) {
  return (
    <div className={classes.groupHead}>
      <span>{texts.semester(semester)}</span>
      <span className={classes.quiet}>{texts.summary(count, hours, ects)}</span>
    </div>
  );
}

function AddButton({ group: { semester }, onAdd }: { group: PlanGroup; onAdd: PlanParts['onAdd'] }) {
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<Icon of={IconPlus} size={iconSizes.small} />}
      aria-label={texts.addTo(semester)}
      onClick={() => onAdd(semester)}
    >
      {texts.add}
    </Button>
  );
}
