import { preview_version, type VersionPreview } from '@portico/shared/contract/courses/outline.ts'
import type { VersionReach } from '@portico/shared/states/courses/course-version.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { ChangedLearners } from './changed-learners.tsx'
import { summaryOf } from './summary-of.ts'

/** Previews what a publication with this reach would change, as the server calculates it for every enrollment. */
export function VersionPreviewPanel({ course_id, reach }: { course_id: number; reach: VersionReach }) {
  const preview = useQuery({
    queryKey: ['courses', 'preview', course_id, reach],
    queryFn: () => api(preview_version, { query: { course_id, reach } }),
    // Learners make progress while staff decide.
    staleTime: 0,
  })
  return (
    <section aria-live="polite" aria-busy={preview.isPending} className="stack">
      {preview.isPending ? (
        <>
          <span className="visually-hidden">Checking every learner</span>
          <Skeleton count={2} />
        </>
      ) : preview.isError ? (
        <ErrorState onRetry={() => void preview.refetch()} />
      ) : (
        <PreviewSummary preview={preview.data} />
      )}
    </section>
  )
}

function PreviewSummary({ preview }: { preview: VersionPreview }) {
  return (
    <>
      <ul>
        {summaryOf(preview).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {preview.learners.length > 0 ? <ChangedLearners learners={preview.learners} /> : null}
    </>
  )
}
