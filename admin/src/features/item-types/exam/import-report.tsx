import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { read_questions } from '@portico/shared/contract/exams/question-pools.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useEffect, useRef } from 'react'

/**
 * Reports what a file contains: the number of questions, and each line that cannot be imported, or only in part. Scrolls into view below a long text.
 */
export function ImportReport({ read: { questions, findings } }: { read: Data<typeof read_questions> }) {
  const refused = findings.filter(({ is_taken }) => !is_taken)
  const notes = findings.filter(({ is_taken }) => is_taken)
  const isAll = questions.length > 0 && refused.length === 0
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [report, dialog] = [box.current, box.current?.closest('dialog')]
    if (report && dialog) dialog.scrollTop += report.getBoundingClientRect().top - dialog.getBoundingClientRect().top
  }, [questions, findings])
  return (
    <div ref={box} className="import-report stack" role="status">
      <Notice tone={isAll ? 'success' : 'waiting'}>{canBeAdded(questions.length, refused.length)}</Notice>
      <Findings title="Can’t be added" findings={refused} />
      <Findings title="Added with changes" findings={notes} />
    </div>
  )
}

/** '3 of 6 questions can be added. What is left out is listed below.' */
const canBeAdded = (count: number, refused: number): string => {
  if (refused > 0)
    return `${count} of ${countOf(count + refused, 'question')} can be added. What is left out is listed below.`
  return count === 1 ? 'One question can be added.' : `${count} questions can be added.`
}

type Finding = Data<typeof read_questions>['findings'][number]

const Findings = ({ title, findings }: { title: string; findings: readonly Finding[] }) =>
  findings.length === 0 ? null : (
    <section className="stack stack-2" aria-label={title}>
      <h3>{title}</h3>
      <ul className="import-findings">
        {findings.map(({ line, reason }, at) => (
          <li key={at}>{`Line ${line}: ${reason}`}</li>
        ))}
      </ul>
    </section>
  )
