import { isPreview } from '@portico/shared/pages/preview-of-course.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import type { ReactNode } from 'react'
import { AskQuestionButton } from '../questions/ask-question-button.tsx'
import { usePlayer } from './player-context.ts'

/** Leads a learner without attempts to the instructor or, where questions are off, to the portal's support. */
export function NoAttemptsLeft({ kind }: { kind: 'exam' | 'assignment' }) {
  const { help, view, item } = usePlayer()
  const asksInstructor = help.has_questions && !isPreview(view.course.related_id)
  return (
    <Notice tone="waiting">
      <div className="stack stack-2">
        <p>
          You have no attempts left for this {kind}.{' '}
          {asksInstructor ? 'Your instructor can give you another one.' : <Support {...help} />}
        </p>
        {asksInstructor ? (
          <div>
            <AskQuestionButton label="Ask your instructor" title={askingText(item.itemable.title)} />
          </div>
        ) : null}
      </div>
    </Notice>
  )
}

/** The longest title that still fits into a question. */
const longestTitle = 150
export const askingText = (title: string): string =>
  `Another attempt at ${title.length > longestTitle ? `${title.slice(0, longestTitle)}…` : title}, please`

function Support({ email, phone }: { email: string | null; phone: string | null }) {
  const ways: ReactNode[] = [
    ...(email ? [<a key="email" href={`mailto:${email}`}>{`email ${email}`}</a>] : []),
    ...(phone ? [<a key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{`call ${phone}`}</a>] : []),
  ]
  if (ways.length === 0) return 'Contact the person who enrolled you to get another one.'
  return (
    <>
      To get another one, {ways[0]}
      {ways[1] ? <> or {ways[1]}</> : null}.
    </>
  )
}
