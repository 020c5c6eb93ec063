import type { CourseExam, QuestionAnswers } from '@portico/shared/contract/exams/exams-staff.ts'
import { may } from '@portico/shared/access/may.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import type { CourseRef } from '../../courses/frame/course-ref.ts'
import { discriminationText, difficultyText, shareOf } from './figure-text.ts'
import { Regrade } from '../regrade/regrade.tsx'

type Props = { course: CourseRef; exam: CourseExam; question: QuestionAnswers; onRegraded: () => void }

/** Shows one question: how hard it was, how well it separated learners, and how often each choice was picked. */
export function QuestionFigures({ course, exam, question, onRegraded }: Props) {
  const { me } = useSession()
  const { asked_count, unanswered_count, difficulty, discrimination, is_few, choices } = question
  return (
    <div className="stack stack-2">
      <h3 className="question-figures-title">
        {question.title} {question.is_from_pool ? <Badge>From a pool</Badge> : null}
      </h3>
      <p className="small">
        {[
          asked_count === 1 ? 'Asked once' : `Asked ${asked_count} times`,
          unanswered_count > 0 ? `${unanswered_count} unanswered` : '',
          exam.is_graded ? difficultyText(difficulty) : '',
          exam.is_graded ? discriminationText(discrimination) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {is_few ? <p className="small muted">Few answers: these figures are not reliable yet.</p> : null}
      <ul className="choice-figures">
        {choices.map((choice) => (
          <li key={choice.id}>
            <span>
              {exam.is_graded ? <Icon name={choice.is_correct ? 'check' : 'minus'} size="small" /> : null}{' '}
              {choice.title}
              {exam.is_graded && choice.is_correct ? <span className="visually-hidden"> (correct answer)</span> : null}
            </span>
            <meter
              min={0}
              max={100}
              value={shareOf(choice.picked_count, asked_count)}
              data-correct={(exam.is_graded && choice.is_correct) || undefined}
              aria-hidden="true"
            />
            <span className="tabular small">{`${choice.picked_count} (${shareOf(choice.picked_count, asked_count)}%)`}</span>
          </li>
        ))}
      </ul>
      {exam.is_graded && may({ roles: [me.current_role], action: 'exams.manage' }) ? (
        <Regrade {...{ course, exam, question, onRegraded }} />
      ) : null}
    </div>
  )
}
