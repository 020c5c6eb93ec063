import { failureText } from '@portico/shared/browser/failure-text.ts'
import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ModalBox } from '@portico/shared/ui/modal-box.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useId, useState } from 'react'
import { DiscardDialog } from '@portico/shared/ui/discard-dialog.tsx'
import { useFocusOnError } from '../../../kernel/form/use-focus-on-error.ts'
import { OfferFields } from './offer-fields.tsx'
import { useOffer } from './use-offer.ts'

/** Dialog to offer a course to another portal, with the limits for selling it (BLD-030). Asks before discarding input. */
export function ShareDialog({ course, onClose }: { course: AdminCourse; onClose: () => void }) {
  const form = useId()
  const { typed, change, submit, send, fields, found, isTyped } = useOffer(course, onClose)
  const [asks, setAsks] = useState(false)
  const leave = () => (isTyped && !send.isSuccess ? setAsks(true) : onClose())
  useFocusOnError(form, found)
  const isGeneral = send.error && Object.keys(fields).length === 0
  return (
    <ModalBox
      open
      onDismiss={leave}
      title={`Share ${course.title}`}
      actions={
        <>
          <Button kind="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={send.isPending}>
            Send the offer
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="muted">
          Once it accepts, the other portal sells the course at its own price. You keep editing it here; its learners
          also get what you publish.
        </p>
        <OfferFields typed={typed} fields={fields} onChange={change} />
        {isGeneral ? (
          <Notice tone="failed" alert>
            {failureText(send.error)}
          </Notice>
        ) : null}
      </form>
      <DiscardDialog open={asks} onStay={() => setAsks(false)} onDiscard={onClose} />
    </ModalBox>
  )
}
