import { flag, isOn } from '@indeks/contract/common/flags';
import { programmes } from '@indeks/contract/studies/courses/courses.keys';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowsExchange,
  IconArrowUp,
  IconDots,
  IconEye,
  IconEyeOff,
  IconTrash,
} from '@tabler/icons-react';
import { memo, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { tableTexts } from '#shared/ui/table/table.texts.ts';
import classes from './courses.module.css';
import { courseTexts as texts } from './courses.texts.ts';
import { SubjectField, subjectCells, useRowName } from './subject-fields.tsx';
import type { PlanActions, PlanForm } from './use-plan.ts';

export interface PlanRowProps {
  form: PlanForm;
  row: string;
  actions: PlanActions;
  names: ReadonlyMap<number, string>;
}

/** A subject as a line of fields. It is drawn again only for its own changes. */
export const PlanTableRow = memo(function PlanTableRow(props: PlanRowProps) {
  const { form, row, actions, names } = props;
  const removed = useWatch({ control: form.control, name: `rows.${row}.removed` });
  const rowName = useRowName(form, row);
  if (removed) return <RemovedRow name={rowName} onUndo={() => actions.restore(row)} />;
  return (
    <tr onKeyDown={(event) => moveByKeys(event, (step) => actions.move(row, step))}>
      {subjectCells.map((cell) => (
        <td key={cell} data-cell={cell}>
          <SubjectField
            form={form}
            row={row}
            cell={cell}
            label={texts.cell(texts.columns[cell], rowName)}
            labelHidden
            names={names}
          />
          {cell === 'name' && <RowMarks form={form} row={row} />}
        </td>
      ))}
      <td data-cell="actions">
        <RowMenu form={form} row={row} actions={actions} name={rowName} />
      </td>
    </tr>
  );
});

function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <tr data-removed>
      <td colSpan={subjectCells.length + 1}>
        <div className={classes.removed}>
          <del>{name}</del>
          <span>{texts.willBeRemoved}</span>
          <UndoButton name={name} onUndo={onUndo} />
        </div>
      </td>
    </tr>
  );
}

export function UndoButton({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon of={IconArrowBackUp} size={iconSizes.small} />}
      aria-label={tableTexts.actionOn(texts.undoRemoval, name)}
      onClick={onUndo}
    >
      {texts.undoRemoval}
    </Button>
  );
}

/** Properties that the fields do not show: that the subject is new, or inactive. */
export function RowMarks({ form, row }: Pick<PlanRowProps, 'form' | 'row'>) {
  const [id, active] = useWatch({ control: form.control, name: [`rows.${row}.id`, `rows.${row}.active`] });
  if (id !== null && isOn(active)) return null;
  return (
    <div className={classes.marks}>
      {id === null && <StatusChip tone="brand">{texts.added}</StatusChip>}
      {!isOn(active) && <StatusChip tone="neutral">{texts.inactive}</StatusChip>}
    </div>
  );
}

export function RowMenu({ form, row, actions, name }: Omit<PlanRowProps, 'names'> & { name: string }) {
  const [active, programme] = useWatch({
    control: form.control,
    name: [`rows.${row}.active`, `rows.${row}.after_join`],
  });
  const other = programme === programmes.since2024 ? programmes.until2023 : programmes.since2024;
  const items: PageAction[] = [
    { label: texts.moveUp, icon: IconArrowUp, onClick: () => actions.move(row, -1) },
    { label: texts.moveDown, icon: IconArrowDown, onClick: () => actions.move(row, 1) },
    { label: texts.moveTo[other], icon: IconArrowsExchange, onClick: () => actions.moveTo(row, other) },
    isOn(active)
      ? { label: texts.switchOff, icon: IconEyeOff, onClick: () => actions.setActive(row, flag.off) }
      : { label: texts.switchOn, icon: IconEye, onClick: () => actions.setActive(row, flag.on) },
    { label: texts.remove, icon: IconTrash, danger: true, onClick: () => actions.remove(row) },
  ];
  return (
    <ActionMenu actions={items}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={tableTexts.actionsFor(name)}>
        <Icon of={IconDots} size={iconSizes.menu} />
      </ActionIcon>
    </ActionMenu>
  );
}

/** Alt with an arrow moves the row, wherever in it the person types. */
function moveByKeys(event: KeyboardEvent, onMove: (step: -1 | 1) => void) {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  event.stopPropagation();
  onMove(event.key === 'ArrowUp' ? -1 : 1);
}
