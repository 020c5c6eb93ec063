import type { ScormRecord } from '@portico/shared/contract/scorm/records.ts'

type Opened = { openings: ScormRecord['openings']; moment: (at: string) => string }

/** Lists who opened recordings and why; the learner sees the same list. */
export const Openings = ({ openings, moment }: Opened) => (
  <section className="panel panel-body stack" aria-labelledby="scorm-openings">
    <h2 id="scorm-openings">Recordings that were opened</h2>
    <ul className="scorm-told">
      {openings.map(({ opened_at, opened_by, reason, attempt, launch }, index) => (
        <li key={`${opened_at} ${index}`}>
          <p>{reason}</p>
          <p className="small muted">{`${opened_by}, ${moment(opened_at)} · attempt ${attempt}, launch ${launch}`}</p>
        </li>
      ))}
    </ul>
  </section>
)
