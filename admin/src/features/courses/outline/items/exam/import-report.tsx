import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { read_questions } from '@portico/shared/contract/question-pools.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

/** What a file has: how many questions, and each line that cannot be taken, or not wholly. */
export function ImportReport({ read: { questions, findings } }: { read: Data<typeof read_questions> }) {
  const refused = findings.filter(({ is_taken }) => !is_taken)
  const notes = findings.filter(({ is_taken }) => is_taken)
  return (
    <div className="stack" role="status">
      <Notice tone={questions.length > 0 ? 'success' : 'waiting'}>
        {questions.length === 1 ? 'One question can be added.' : `${questions.length} questions can be added.`}
      </Notice>
      <Findings title="Not taken" findings={refused} />
      <Findings title="Taken with a difference" findings={notes} />
    </div>
  )
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
