import { Icon } from '@portico/shared/ui/icon.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { AttemptResult } from './exam-phase.ts'
import { QuestionPicture } from './question-picture.tsx'
import { choiceIcon } from './result-text.ts'

type Question = NonNullable<AttemptResult['questions']>[number]

/** The given answers, the right ones and the explanations. */
export function GradedAnswers({ questions, graded }: { questions: readonly Question[]; graded: boolean }) {
  return (
    <section className="stack" aria-label="Your answers">
      <h2 className="exam-answers-title">Your answers</h2>
      <ol className="exam-graded">
        {questions.map((question) => (
          <li key={question.id}>
            <Graded question={question} graded={graded} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Graded({ question, graded }: { question: Question; graded: boolean }) {
  const chosen = question.answer ?? []
  return (
    <div className="stack stack-2">
      <p className="exam-sheet-title">{question.title}</p>
      <QuestionPicture question={question} />
      {chosen.length === 0 ? (
        <StatusMark tone="waiting">Not answered</StatusMark>
      ) : graded ? (
        <StatusMark tone={question.is_correct ? 'success' : 'failed'}>
          {question.is_correct ? 'Correct' : 'Incorrect'}
        </StatusMark>
      ) : null}
      <ul className="exam-choices">
        {question.choices.map((choice) => (
          <li
            key={choice.id}
            data-correct={choice.is_correct ? '' : undefined}
            data-chosen={chosen.includes(choice.id) ? '' : undefined}
          >
            <Icon name={choiceIcon(question.choices, choice, chosen.includes(choice.id))} size="small" />
            <span>{choice.title}</span>
            <span className="small muted">{choiceText(choice.is_correct, chosen.includes(choice.id))}</span>
            {chosen.includes(choice.id) && choice.feedback ? (
              <p className="exam-feedback">
                <span className="visually-hidden">Feedback on your answer: </span>
                {choice.feedback}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {question.explanation ? <p className="exam-explanation">{question.explanation}</p> : null}
    </div>
  )
}

const choiceText = (isCorrect: boolean, isChosen: boolean): string =>
  [isChosen ? 'Your answer' : '', isCorrect ? 'Correct answer' : ''].filter(Boolean).join(' · ')
