import { get_learner_course } from '@portico/shared/contract/learning/learning.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { learnerCall as call } from '../learner-call.ts'
import { CertificatesPage } from './certificates-page.tsx'
import { CourseHeader } from './course-header.tsx'
import type { CourseView } from '../load/course-view.ts'
import { FeedbackPage } from './feedback-page.tsx'
import { parseLearnerPath, type CourseRoute, type EntryRoute, type LearnerRoute } from '../load/learner-path.ts'
import { loadCourse } from '../load/load-course.ts'
import { useFreshCourse } from '../load/use-fresh-course.ts'
import { OutboxNotices } from '../outbox/outbox-notices.tsx'
import { LoadFailed } from '../load/load-failed.tsx'
import { ErrorBoundary } from '../../../kernel/error-boundary.tsx'
import { PreviewGate } from '../preview/preview-gate.tsx'
import { OutlinePage } from './outline-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { QuestionPage } from '../questions/question-page.tsx'
import { QuestionsPage } from '../questions/questions-page.tsx'
import { setPageTitle } from '../../../seo/page-title.ts'
import { CourseSkeleton } from '../load/skeletons.tsx'
import { useLoad } from '../../../kernel/use-load.ts'

const titles = {
  'courses-learner-slug-relatedId-overview': 'Overview',
  'courses-learner-slug-relatedId-outline': 'Outline',
  'courses-learner-slug-relatedId-certificates': 'Certificates',
  'courses-learner-slug-relatedId-feedback': 'Feedback',
  'courses-learner-slug-relatedId-questions': 'Questions',
  'courses-learner-slug-relatedId-questions-questionId': 'Question',
} as const

type Portal = { portal_name: string; has_questions: boolean }

/** The pages of one enrollment. The file is the same for everyone; the URL determines the page. */
export function CoursePages(portal: Portal) {
  const [route, setRoute] = useState<LearnerRoute | null>(() => parseLearnerPath(location.pathname))
  useEffect(() => {
    if (route === null || route.name === 'courses-learner-slug-relatedId-outline-item')
      location.replace(linkTo('notFound'))
  }, [route])
  if (route === null || route.name === 'courses-learner-slug-relatedId-outline-item') return <CourseSkeleton />
  if (route.name === 'courses-learner-slug' && route.related_id === null)
    return (
      <ErrorBoundary>
        <Entry route={route} onFound={setRoute} />
      </ErrorBoundary>
    )
  return (
    <ErrorBoundary>
      <PreviewGate route={{ slug: route.slug, related_id: route.related_id ?? 0 }} waiting={<CourseSkeleton />}>
        {({ strip }) =>
          route.name === 'courses-learner-slug' ? (
            <Entry route={route} onFound={setRoute} />
          ) : (
            <CoursePage route={route} {...portal} strip={strip} />
          )
        }
      </PreviewGate>
    </ErrorBoundary>
  )
}

/** /courses/learner/:slug: redirects to the newest enrollment of the course. */
function Entry({ route, onFound }: { route: EntryRoute; onFound: (route: CourseRoute) => void }) {
  const loaded = useLoad(route.slug, () =>
    call(get_learner_course, {
      params: { slug: route.slug },
      query: route.related_id === null ? {} : { related_id: route.related_id },
    }),
  )
  useEffect(() => {
    if (loaded.state !== 'ready') return
    const { slug, related_id } = loaded.data
    history.replaceState(null, '', linkTo('overview', { slug, related_id }))
    onFound({ name: 'courses-learner-slug-relatedId-overview', slug, related_id })
  }, [loaded.state])
  return loaded.state === 'failed' ? (
    <LoadFailed isPage error={loaded.error} onRetry={loaded.reload} />
  ) : (
    <CourseSkeleton />
  )
}

function CoursePage({ route, portal_name, has_questions, strip }: Portal & { route: CourseRoute; strip: ReactNode }) {
  const loaded = useLoad(`${route.slug}/${route.related_id}`, () => loadCourse(route))
  useFreshCourse({ ...route, isLoaded: loaded.state === 'ready', onFresh: loaded.set })
  const title = loaded.state === 'ready' ? loaded.data.course.title : null
  useEffect(() => {
    if (title !== null) setPageTitle(portal_name, title, titles[route.name])
  }, [title, route.name, portal_name])
  if (loaded.state === 'loading') return <CourseSkeleton />
  if (loaded.state === 'failed') return <LoadFailed isPage error={loaded.error} onRetry={loaded.reload} />
  return (
    <div className="stack stack-6">
      {strip}
      <OutboxNotices person_id={loaded.data.course.learner.id} />
      <CourseHeader course={loaded.data.course} page={route.name} has_questions={has_questions} />
      <PageContent route={route} view={loaded.data} onChange={loaded.set} />
    </div>
  )
}

function PageContent({
  route,
  view,
  onChange,
}: {
  route: CourseRoute
  view: CourseView
  onChange: (view: CourseView) => void
}) {
  const { name } = route
  if (name === 'courses-learner-slug-relatedId-questions') return <QuestionsPage course={view.course} />
  if (name === 'courses-learner-slug-relatedId-questions-questionId')
    return <QuestionPage course={view.course} question_id={route.question_id} />
  if (name === 'courses-learner-slug-relatedId-overview') return <OverviewPage view={view} />
  if (name === 'courses-learner-slug-relatedId-outline') return <OutlinePage view={view} />
  if (name === 'courses-learner-slug-relatedId-certificates')
    return <CertificatesPage view={view} onChange={onChange} />
  return <FeedbackPage view={view} onChange={onChange} />
}
