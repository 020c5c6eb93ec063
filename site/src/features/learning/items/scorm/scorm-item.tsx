import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useRef, type ReactNode } from 'react'
import { ConfirmCompletion } from '../../player/confirm-completion.tsx'
import { ItemTools } from '../../player/item-tools.tsx'
import { PlayerBar } from '../../player/player-bar.tsx'
import { connectionStyle, failedStyle } from './scorm-message.ts'
import { UnreadyItem } from '../../player/unready-item.tsx'
import { FailureNotice } from '../../player/completion-bar.tsx'
import { ProblemButton } from './problem-dialog.tsx'
import { ScormParts } from './scorm-parts.tsx'
import { useScorm } from './use-scorm.ts'

const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads'

/** A SCORM item, or a placeholder until its package exists. */
export const ScormItem = ({ item }: { item: LearnerItem<'ScormModule'> }) =>
  item.is_ready ? <OpenedPackage item={item} /> : <UnreadyItem />

/** A SCORM package on its own origin, with the connection state visible (SCO-003). After completion it opens in review mode. */
function OpenedPackage({ item }: { item: LearnerItem<'ScormModule'> }) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scorm = useScorm(frame)
  const { launch, parts } = scorm
  const connection = scorm.isReview
    ? { label: 'Review: your results won’t change', tone: undefined }
    : scorm.canStartAgain
      ? failedStyle(scorm.connection, scorm.score)
      : connectionStyle[scorm.connection]
  return (
    <>
      {scorm.failure ? <FailureNotice {...scorm.failure} /> : null}
      {launch ? (
        <div className="scorm" ref={stage} data-parts={parts.hasSeveral ? '' : undefined}>
          {parts.hasSeveral ? <ScormParts {...parts} /> : null}
          {scorm.inOwnWindow ? null : (
            <ItemTools>
              <ProblemButton tellPlayer={scorm.sendRecording} />
              <IconButton icon="external" label="Open in a new window" onClick={scorm.openOwnWindow} />
              {document.fullscreenEnabled ? (
                <IconButton icon="expand" label="Full screen" onClick={() => void stage.current?.requestFullscreen()} />
              ) : null}
            </ItemTools>
          )}
          {scorm.inOwnWindow ? (
            <OpenElsewhere onBack={scorm.comeBack} />
          ) : (
            <iframe
              key={launch.player_url}
              ref={frame}
              className="scorm-frame"
              src={launch.player_url}
              title={item.title}
              sandbox={sandbox}
              allow="autoplay; fullscreen"
            />
          )}
        </div>
      ) : scorm.failure ? null : (
        <ScormSkeleton />
      )}
      <ConfirmCompletion open={scorm.asks} onCancel={scorm.notYet} onConfirm={scorm.finish} />
      <PlayerBar save={launch ? connection : null} hidesNext={parts.next !== null} action={actionOf(scorm)} />
    </>
  )
}

/** One action: the next part, going on in the course, or starting again what was not passed. */
function actionOf(scorm: ReturnType<typeof useScorm>): ReactNode {
  const { parts } = scorm
  const isBusy = scorm.busy || parts.goingTo !== null
  if (parts.next)
    return (
      <Button
        kind={parts.isOver ? 'primary' : 'secondary'}
        busy={isBusy}
        onClick={() => parts.next && parts.goTo(parts.next.identifier)}
      >
        Next part
      </Button>
    )
  if (scorm.canFinish)
    return (
      <Button busy={isBusy} onClick={scorm.askOrFinish}>
        Finish and continue
      </Button>
    )
  if (scorm.canStartAgain)
    return (
      <Button busy={isBusy} onClick={() => parts.startAgain(parts.current)}>
        {parts.hasSeveral ? 'Start this part again' : 'Start this lesson again'}
      </Button>
    )
  return undefined
}

const OpenElsewhere = ({ onBack }: { onBack: () => void }) => (
  <div className="scorm-away">
    <p>This lesson is open in another window. Your progress is saved there.</p>
    <Button kind="secondary" onClick={onBack}>
      Continue here
    </Button>
  </div>
)

export const ScormSkeleton = () => (
  <div className="scorm-opening">
    <Spinner label="Opening the lesson" />
  </div>
)
