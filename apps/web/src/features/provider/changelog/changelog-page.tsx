import { releases } from '#features/provider/changelog/changelog.data.ts';
import { changelogTexts as texts } from '#features/provider/changelog/changelog.texts.ts';
import css from '#features/provider/changelog/changelog.module.css';
import { formatNumericDate } from '#shared/lib/format.ts';
import { hardSpaces } from '#shared/lib/typography.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

export function ChangelogPage() {
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} back={{ to: '/', label: texts.home }} />
      <ol className={css.list}>
        {releases.map(({ version, day, changes }) => (
          <li key={version} className={css.release}>
            <div className={css.head}>
              <h2 className={css.version}>{texts.version(version)}</h2>
              <time className={css.date} dateTime={day}>
                {formatNumericDate(day)}
              </time>
            </div>
            <ul className={css.changes}>
              {changes.map((change) => (
                <li key={change}>{hardSpaces(change)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
