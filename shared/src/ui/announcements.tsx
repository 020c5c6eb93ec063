import type { VisibleAnnouncement } from '../contract/portals/announcements.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

type Props = { announcements: readonly VisibleAnnouncement[]; onDismiss: (id: number) => void }

/** Announcements on a landing page, each visible until dismissed; renders nothing if there are none. Expects `content` to be safe HTML. */
export const Announcements = ({ announcements, onDismiss }: Props) =>
  announcements.length === 0 ? null : (
    <section className="announcements" aria-label="Announcements">
      {announcements.map(({ id, title, content, from }) => (
        <article key={id} className="announcement">
          <Icon name="bell" />
          <div>
            <h2 className="announcement-title">{title}</h2>
            {from === null ? null : <p className="announcement-from">From {from}, your team’s manager</p>}
            {content ? <div className="announcement-text" dangerouslySetInnerHTML={{ __html: content }} /> : null}
          </div>
          <IconButton icon="close" label={`Dismiss ${title}`} onClick={() => onDismiss(id)} />
        </article>
      ))}
    </section>
  )
