import type { ExamQuestion, RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { useEffect, useRef } from 'react'
import type { GivenAnswer } from './answer-saver.ts'
import { QuestionPicture } from './question-picture.tsx'
import type { ExamState } from './use-exam.ts'

type Props = { exam: ExamState; running: RunningAttempt; place: number }

/** One question. Answers are saved as they are given (EXM-007); the bar leads to the next question, the previous one, or the review. */
export function ExamQuestionPage({ exam, running, place }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const question = running.questions[place]
  if (!question) return null
  const all = running.questions.length
  const given = exam.answers.get(question.id) ?? { answer: [], save: 'none' as const }
  const isLast = place === all - 1
  return (
    <div className="stack stack-6 exam">
      <ProgressBar label="Progress" percentage={Math.round(((place + 1) / all) * 100)} hideText />
      <h2 ref={heading} tabIndex={-1} className="exam-place small muted">
        {positionText(place, all, question)}
      </h2>
      <QuestionPicture question={question} />
      <Choices question={question} given={given} onChoose={(answer) => exam.choose(question.id, answer)} />
      <NotSaved given={given} refusal={exam.refusal} onRetry={() => exam.retry(question.id)} />
      {isLast ? null : (
        <p>
          <button type="button" className="exam-review-link" onClick={() => exam.show({ name: 'review', running })}>
            Review all answers
          </button>
        </p>
      )}
    </div>
  )
}

const positionText = (place: number, all: number, { points }: ExamQuestion): string =>
  `Question ${place + 1} of ${all}${points > 1 ? ` · ${points} points` : ''}`

function Choices({
  question,
  given,
  onChoose,
}: {
  question: ExamQuestion
  given: GivenAnswer
  onChoose: (answer: number[]) => void
}) {
  const options = question.choices.map((choice) => ({ value: choice.id, label: choice.title }))
  const legend = <span className="exam-question">{question.title}</span>
  return question.type === 'multiple' ? (
    <CheckboxGroup
      legend={legend}
      help="Choose all that apply. You can change your answer until you finish."
      options={options}
      values={given.answer}
      onChange={onChoose}
    />
  ) : (
    <RadioGroup
      legend={legend}
      name={`question-${question.id}`}
      help="Choose one answer. You can change it until you finish."
      options={options}
      value={given.answer[0] ?? null}
      onChange={(value) => onChoose([value])}
    />
  )
}

function NotSaved({ given, refusal, onRetry }: { given: GivenAnswer; refusal: string | null; onRetry: () => void }) {
  if (given.save === 'failed') {
    return (
      <Notice tone="failed" alert>
        <p>{`This answer isn’t saved. ${refusal ?? ''}`}</p>
        <Button kind="secondary" size="small" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    )
  }
  return null
}
