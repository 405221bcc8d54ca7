import { reportTypes } from '@indeks/contract/common/report-types';
import type { LecturerReportSortKey as SortKey } from '@indeks/contract/month/report-review/report-review.keys';
import { PlaceControl } from '#parts/provider/places/place-control.tsx';
import { readId } from '#shared/lib/read-id.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { SwitchControl } from '#shared/ui/form/choices/switch-control.tsx';
import { Key } from '#shared/ui/page/key.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { List } from '#shared/ui/table/list.ts';
import classes from './report-review.module.css';
import { reportsTexts as texts } from './report-review.texts.ts';

/** The kind is one of those who wait; a place is the number of one. */
export type ReportChoices = Record<'waiting' | 'type' | 'place', string>;

/** The query for the server; an unknown value means no filter. */
export const readReportFilters = ({ waiting, type, place }: ReportChoices) => ({
  ...(waiting === '1' && {
    waiting: 'true' as const,
    type: reportTypes.find((known) => known === type),
  }),
  place: readId(place) ?? undefined,
});

export function ReportFilters({
  list,
}: {
  list: Pick<List<SortKey, ReportChoices>, 'state' | 'setFilters'>;
}) {
  const { waiting, type, place } = list.state.filters;
  const onlyWaiting = waiting === '1';
  return (
    <>
      <SwitchControl
        label={texts.onlyWaiting}
        value={onlyWaiting}
        onChange={(on) => list.setFilters({ waiting: on ? '1' : '', type: '' })}
      />
      {onlyWaiting && (
        <SelectControl
          label={texts.kind}
          value={type}
          onChange={(value) => list.setFilters({ type: value ?? '' })}
          choices={[{ value: '', label: texts.anyKind }, ...kindChoices]}
        />
      )}
      <PlaceControl
        closed
        label={texts.place}
        placeholder={texts.anyPlace}
        value={readId(place)}
        onChange={(value) => list.setFilters({ place: value === null ? '' : String(value) })}
      />
    </>
  );
}

const kindChoices = [
  { value: 'czas', label: texts.columns.time },
  { value: 'przejazd', label: texts.columns.trip },
  { value: 'zjazd', label: texts.columns.meeting },
];

/** The letters that decide in the row with the focus. */
export function RowKeys() {
  if (usePhone()) return null;
  return (
    <div className={classes.keys} aria-hidden>
      {texts.keys.map(([key, does]) => (
        <span key={key}>
          <Key>{key}</Key> {does}
        </span>
      ))}
    </div>
  );
}
