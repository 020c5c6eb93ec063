import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import type { PackageFacts } from '@portico/shared/contract/scorm/authoring.ts'
import { bytesLabel } from '@portico/shared/rules/media/upload-text.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

const partsText = ({ scos, pages }: { scos: number; pages: number }): string =>
  `${countOf(scos, 'part')} with a result${pages > 0 ? `, ${countOf(pages, 'page')} without` : ''}`

/** Shows what a package is and what its author should know; problems that would trap a learner come first. */
export function PackageReport({ facts, heading }: { facts: PackageFacts; heading: string }) {
  const { title, version, files, bytes, lines, report } = facts
  const traps = report?.findings.filter(({ severity }) => severity === 'trap') ?? []
  const hints = report?.findings.filter(({ severity }) => severity === 'hint') ?? []
  return (
    <section className="stack" aria-label={heading}>
      <h3>{heading}</h3>
      {traps.length > 0 ? (
        <Notice tone="failed">
          <strong>Learners could get stuck here</strong>
          <ul>
            {traps.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {report && traps.length === 0 ? (
        <Notice tone="success">No problems found that would block learners.</Notice>
      ) : null}
      <dl className="scorm-facts">
        <Fact term="Package">{title}</Fact>
        <Fact term="Standard">{`SCORM ${version}`}</Fact>
        <Fact term="Size">{`${bytesLabel(bytes)} in ${countOf(files, 'file')}`}</Fact>
        {report ? <Fact term="Parts">{partsText(report)}</Fact> : null}
      </dl>
      {hints.length > 0 ? (
        <ul className="scorm-hints">
          {hints.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      {report?.is_tried ? (
        <p className="small muted">It was opened once in a test browser; the notes include the results.</p>
      ) : null}
      {report === null ? (
        <p className="small muted">This package was imported before reports existed. Upload it again to get one.</p>
      ) : null}
      {lines.length > 1 ? <Contents lines={lines} /> : null}
      {report ? <Names title="Missing files" {...report.missing} /> : null}
      {report ? <Names title="Files not listed in the manifest" {...report.unlisted} /> : null}
    </section>
  )
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** Table of contents that learners choose from. */
const Contents = ({ lines }: Pick<PackageFacts, 'lines'>) => (
  <details className="disclosure">
    <summary>
      Table of contents
      <Icon name="chevron-down" className="icon-chevron" />
    </summary>
    <ul className="scorm-contents">
      {lines.map(({ title, depth, is_launchable }, index) => (
        <li
          key={`${index} ${title}`}
          data-heading={is_launchable ? undefined : ''}
          style={{ paddingInlineStart: `calc(var(--s4) * ${Math.min(depth, 6)})` }}
        >
          {title}
        </li>
      ))}
    </ul>
  </details>
)

function Names({ title, count, names }: { title: string; count: number; names: readonly string[] }) {
  if (count === 0) return null
  return (
    <details className="disclosure">
      <summary>
        {`${title} (${formatCount(count)})`}
        <Icon name="chevron-down" className="icon-chevron" />
      </summary>
      <ul className="scorm-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {count > names.length ? <li>{`and ${formatCount(count - names.length)} more`}</li> : null}
      </ul>
    </details>
  )
}
