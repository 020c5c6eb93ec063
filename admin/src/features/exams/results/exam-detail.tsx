import { export_exam_attempts, type CourseExam } from '@portico/shared/contract/exams/exams-staff.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Link } from '@tanstack/react-router'
import { downloadUrl } from '../../../kernel/api.ts'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { examsSearchParams } from '../search-params.ts'
import type { CourseRef } from '../../courses/frame/course-ref.ts'
import { ExamQuestions } from './exam-questions.tsx'
import { ExamUsers } from './exam-users.tsx'

type Props = { course: CourseRef; exam: CourseExam }

/** One exam: who took it, and how its questions were answered. */
export function ExamDetail({ course, exam }: Props) {
  const [search] = useSearchParams(examsSearchParams)
  const shows = search.view === 'questions' || !exam.is_graded ? 'questions' : 'learners'
  const views = [
    { view: 'learners', label: 'Learners' },
    { view: 'questions', label: exam.is_graded ? 'Questions' : 'Answers' },
  ]
  const current = search.view === 'learners' ? 'learners' : shows
  return (
    <section className="panel exam-panel" aria-labelledby="open-exam">
      <div className="panel-body stack">
        <div className="row exam-panel-head">
          <h2 id="open-exam">{exam.title}</h2>
          {exam.learners_count > 0 ? (
            <LinkButton kind="secondary" icon="download" href={exportUrl({ course, exam })} download>
              Export CSV
            </LinkButton>
          ) : null}
        </div>
        <nav className="staff-tabs" aria-label={exam.title}>
          {views.map(({ view, label }) => (
            <Link
              key={view}
              to="."
              search={{ exam: String(exam.id), view }}
              aria-current={current === view ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {current === 'learners' ? (
        <ExamUsers course={course} exam={exam} />
      ) : (
        <ExamQuestions course={course} exam={exam} />
      )}
    </section>
  )
}

const exportUrl = ({ course, exam }: Props): string =>
  downloadUrl(export_exam_attempts.path.replace(':course_id', String(course.id)).replace(':exam_id', String(exam.id)))
