import './scorm-record.css'
import { get_scorm_record, type ScormRecord } from '@portico/shared/contract/scorm/records.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { itemProgressLabels } from '@portico/shared/states/learning/item-progress.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { AttemptPanel } from './attempt-panel.tsx'
import { useMoment } from './use-moment.ts'

/** /courses/builder/:slug/scorm-progress/:related_id/:item_id: one learner's record in one SCORM item. */
export function ScormRecordPage() {
  const { portal } = useSession()
  const { slug = '', related_id, item_id } = useParams({ strict: false }) as Partial<Record<string, string>>
  const params = { related_id: Number(related_id), item_id: Number(item_id) }
  const query = useQuery({
    queryKey: ['scorm-record', portal.id, params],
    queryFn: () => api(get_scorm_record, { params, query: {} }),
  })
  const outline = linkToStaff('courseOutline', { slug })
  if (query.isError && !query.data)
    return (
      <FailedPage
        error={query.error}
        onRetry={() => void query.refetch()}
        entry={{ singular: 'learner’s record', list: <PageLink to={outline}>Go to the outline</PageLink> }}
      />
    )
  return (
    <>
      <p className="back-link">
        <Link to={outline}>← Outline</Link>
      </p>
      {query.data ? (
        <Record record={query.data} params={params} onOpened={() => void query.refetch()} />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}

type RecordProps = { record: ScormRecord; params: { related_id: number; item_id: number }; onOpened: () => void }
function Record({ record, params, onOpened }: RecordProps) {
  const { learner, item, course, attempts, problems, openings } = record
  const moment = useMoment()
  return (
    <>
      <PageHead title={learner.name}>
        {`${item.title} in ${course.title}: ${itemProgressLabels[item.status].toLowerCase()}.`}
      </PageHead>
      {problems.length > 0 ? <Problems problems={problems} moment={moment} /> : null}
      {attempts.length === 0 ? (
        <div className="panel">
          <EmptyState title="Nothing recorded yet">The lesson was opened, but its content has not started.</EmptyState>
        </div>
      ) : null}
      {attempts.map((attempt) => (
        <AttemptPanel key={attempt.attempt} attempt={attempt} params={params} onOpened={onOpened} />
      ))}
      {openings.length > 0 ? <Openings openings={openings} moment={moment} /> : null}
    </>
  )
}

type Opened = { openings: ScormRecord['openings']; moment: (at: string) => string }

/** Lists who opened recordings and why; the learner sees the same list. */
const Openings = ({ openings, moment }: Opened) => (
  <section className="panel panel-body stack" aria-labelledby="scorm-openings">
    <h2 id="scorm-openings">Opened recordings</h2>
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

type ProblemsProps = { problems: ScormRecord['problems']; moment: (at: string) => string }

/** Lists the problems that the learner reported, newest first, each with its launch. */
const Problems = ({ problems, moment }: ProblemsProps) => (
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
