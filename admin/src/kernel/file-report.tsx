import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import './file-report.css'

type Figures = { isFine: boolean; sentence: string; figures: readonly (readonly [string, number])[] }

/** Summarizes in one sentence what the rows of a file will do or did, with a count per result. */
export const FileFigures = ({ isFine, sentence, figures }: Figures) => (
  <>
    <div role="status">
      <Notice tone={isFine ? 'success' : 'waiting'}>{sentence}</Notice>
    </div>
    <dl className="file-figures">
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  </>
)

/** Shows how many rows of a file have been validated or processed. */
export const FileProgress = ({ label, done, of }: { label: string; done: number; of: number }) => (
  <ProgressBar
    label={label}
    percentage={Math.floor((100 * done) / Math.max(of, 1))}
    words={`${formatCount(done)} of ${formatCount(of)}`}
  />
)

/** Lists the first rejected rows with their reasons; renders nothing if there are none. */
export const RefusedRows = ({ rows, refused }: { rows: ListImport['rows']; refused: number }) =>
  rows.length === 0 ? null : (
    <section aria-labelledby="refused-rows">
      <h3 id="refused-rows" className="field-label">
        Rows with problems
      </h3>
      <ul className="refused-rows">
        {rows.map(({ line, title, problems }) => (
          <li key={line}>
            <strong>{`Line ${line}${title ? `, ${title}` : ''}`}</strong>
            <br />
            <span className="muted">{problems.join(' ')}</span>
          </li>
        ))}
      </ul>
      {refused > rows.length ? (
        <p className="muted small">{`The first ${formatCount(rows.length)} of ${formatCount(refused)}. The report has all of them.`}</p>
      ) : null}
    </section>
  )
