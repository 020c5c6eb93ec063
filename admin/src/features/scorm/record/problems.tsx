import type { ScormRecord } from '@portico/shared/contract/scorm/records.ts'

type Told = { problems: ScormRecord['problems']; moment: (at: string) => string }

/** Lists the problems that the learner reported, newest first, each with its launch. */
export const Problems = ({ problems, moment }: Told) => (
  <section className="panel panel-body stack" aria-labelledby="scorm-problems">
    <h2 id="scorm-problems">Reported by the learner</h2>
    <ul className="scorm-told">
      {problems.map(({ id, created_at, message, attempt, launch }) => (
        <li key={id}>
          <p>{message}</p>
          <p className="small muted">{`${moment(created_at)} · attempt ${attempt}, launch ${launch}`}</p>
        </li>
      ))}
    </ul>
  </section>
)
