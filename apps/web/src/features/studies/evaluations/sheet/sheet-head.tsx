import { terms } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { Anchor, Progress } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ProtocolGroupFilter } from '#data/studies/protocols.ts';
import { termsInSentences } from '#parts/studies/grades/grades.texts.ts';
import { closingAddress } from '#parts/studies/protocols/closing-address.ts';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './sheet-head.module.css';
import { sumUp } from './sheet-sums.ts';
import { sheetTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';
import type { Shown, ShownRows } from './use-shown-rows.ts';

interface SheetHeadProps {
  sheet: Sheet;
  shown: ShownRows;
  protocol: ProtocolGroupFilter;
  phone: boolean;
}

/** Above the rows: which of them are shown, and how what is closed is changed; on a phone also how far the group is. */
export function SheetHead({ sheet, shown, protocol, phone }: SheetHeadProps) {
  const { given, all } = sumUp(sheet.rows, sheet.term);
  const offered = (phone ? phoneFilters : filters)[sheet.term === 1 ? 'first' : 'resit'];
  return (
    <div className={classes.head}>
      <div className={phone ? classes.wide : undefined}>
        <Segments
          label={texts.filter}
          wide={phone}
          choices={offered.map((value) => ({ value, label: texts.filters[value](shown.counts[value]) }))}
          value={shown.which}
          onChange={shown.choose}
        />
      </div>
      {phone && (
        <div className={classes.progress}>
          <Progress value={(given / Math.max(all, 1)) * 100} aria-label={texts.progressOf(given, all)} />
          <strong>{texts.ofPeople(given, all)}</strong>
        </div>
      )}
      {!phone && sheet.term > 1 && (
        <span className={classes.closed}>
          <Icon of={IconLock} size={16} />
          <Corrections term={sheet.term} protocol={protocol} />
        </span>
      )}
    </div>
  );
}

/** The ways to change terms that are closed. */
function Corrections({ term, protocol }: Pick<Sheet, 'term'> & Pick<SheetHeadProps, 'protocol'>) {
  if (term === 2)
    return (
      <span>
        {texts.closedFirst}{' '}
        <Anchor component={Link} to={closingAddress(protocol, 1)}>
          {texts.byCorrection}
        </Anchor>
      </span>
    );
  const earlier = terms.filter((one) => one < term);
  return (
    <span>
      {texts.closedTerms}
      {earlier.map((one, index) => (
        <Fragment key={one}>
          {index === 0 ? ' ' : ', '}
          <Anchor component={Link} to={closingAddress(protocol, one)}>
            {termsInSentences[one].object}
          </Anchor>
        </Fragment>
      ))}
    </span>
  );
}

const filters = { first: ['all', 'without'], resit: ['all', 'resit', 'without'] } as const satisfies Record<
  string,
  readonly Shown[]
>;
const phoneFilters = { first: ['all', 'without'], resit: ['all', 'resit'] } as const satisfies Record<
  string,
  readonly Shown[]
>;
