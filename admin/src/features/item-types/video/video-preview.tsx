import { videoLinkOf } from '@portico/shared/schemas/urls.ts'

const players = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
} as const

/** Previews the linked video as learners get it; renders nothing if the link is invalid. */
export function VideoPreview({ link }: { link: string }) {
  const place = videoLinkOf(link.trim())
  if (!place) return null
  return (
    <iframe
      className="outline-video"
      src={`${players[place.provider]}${place.id}`}
      title="Preview of the video"
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
