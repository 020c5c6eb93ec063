import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import type { ReactNode } from 'react'
import { usePlayer } from '../player/player-context.ts'
import type { Preview } from './open-preview.ts'
import { linkToPreview } from '@portico/shared/pages/preview-of-course.ts'

/** The banner on every page of a preview, with a link back to the course editor. */
export function PreviewStrip({ preview, children }: { preview: Preview; children?: ReactNode }) {
  const { slug } = preview
  const startOver = () => {
    preview.startOver()
    location.assign(linkToPreview(slug))
  }
  return (
    <section className="preview-strip" aria-label="Preview">
      <Icon name="eye" />
      <p>
        <strong>Preview.</strong> The draft of this course as a learner sees it. Nothing you do here is saved or
        counted.
      </p>
      <div className="row preview-actions">
        {children}
        <Button kind="quiet" size="small" onClick={startOver}>
          Start over
        </Button>
        <LinkButton kind="secondary" size="small" icon="arrow-left" href={linkToStaff('courseOutline', { slug })}>
          Back to editing
        </LinkButton>
      </div>
    </section>
  )
}

/** The banner in the player: lets staff skip the current item, even if it would need grading. */
export function PreviewItemStrip({ preview }: { preview: Preview }) {
  const { item, view, apply, refresh } = usePlayer()
  const mayPass = view.course.access === 'full' && item.locked_by === null && !isDone(item.itemable.status)
  const pass = async () => {
    apply(await preview.pass(item))
    await refresh()
  }
  return (
    <PreviewStrip preview={preview}>
      {mayPass ? (
        <Button kind="quiet" size="small" icon="check" onClick={() => void pass()}>
          Mark as done
        </Button>
      ) : null}
    </PreviewStrip>
  )
}
