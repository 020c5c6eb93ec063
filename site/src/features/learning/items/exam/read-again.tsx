import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { itemPath } from '../../load/learner-path.ts'
import { usePlayer } from '../../player/player-context.ts'
import type { AttemptResult } from './exam-phase.ts'

/** Lessons to review after a failed exam: those before it. Which of them a missed question is about is not known. */
export function ReadAgain({ items }: { items: AttemptResult['read_again'] }) {
  const { view } = usePlayer()
  if (items.length === 0) return null
  return (
    <section className="stack stack-2" aria-labelledby="read-again">
      <h2 id="read-again">Read again</h2>
      <p>These lessons come before this exam.</p>
      <ul className="exam-lessons">
        {items.map((item) => (
          <li key={item.id}>
            <Icon name={itemTypeOf(item.itemable_type).icon} size="small" />
            <a href={itemPath(view.course, item)}>{item.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
