import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'
import { FigureList } from '../../../kernel/figure-list.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { GiveCreditsDialog } from './give-credits-dialog.tsx'
import { PurchaseDialog } from './purchase-dialog.tsx'
import { seatsLeft, type ManagedCourse } from '../managers/manager-course.ts'

/** Shows how many seats a manager has, with buttons to give some out or buy more. */
export function SeatFigures({ course, onChanged }: { course: ManagedCourse; onChanged: () => void }) {
  const { portal } = useSession()
  const [open, setOpen] = useState<'give' | 'buy' | null>(null)
  const left = seatsLeft(course)
  const close = () => setOpen(null)
  const figures: (readonly [string, number])[] = [
    ['Seats', course.total],
    ['Assigned', course.used],
    ['Invited', course.invited],
    ['Left', left],
  ]
  if (course.distributed > 0) figures.splice(2, 0, ['With other managers', course.distributed])
  return (
    <section className="panel" aria-label="Seats">
      <div className="panel-body stack">
        <FigureList figures={figures} />
        <p className="small muted">
          Give seats to members of this portal here. Invite people by email in the Invitations tab. To copy a link for
          your whole team or claim a seat yourself, open the purchase’s order.
        </p>
        <div className="row">
          {left > 0 ? (
            <Button icon="user" onClick={() => setOpen('give')}>
              Give seats
            </Button>
          ) : null}
          {portal.has_storefront && course.is_on_sale ? (
            <Button kind={left > 0 ? 'secondary' : 'primary'} icon="cart" onClick={() => setOpen('buy')}>
              Buy more seats
            </Button>
          ) : null}
        </div>
      </div>
      {open === 'give' ? <GiveCreditsDialog course={course} onClose={close} onDone={onChanged} /> : null}
      {open === 'buy' ? <PurchaseDialog course={course} onClose={close} /> : null}
    </section>
  )
}
