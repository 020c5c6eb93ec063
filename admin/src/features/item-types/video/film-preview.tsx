import { download_material, show_material } from '@portico/shared/contract/materials.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lengthText } from '../../../fields/media/length-text.ts'
import { api, downloadUrl } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Plays a video of the library in its editor, and shows its length. */
export function FilmPreview({ uuid, name }: { uuid: string; name: string }) {
  const { portal } = useSession()
  const [isBroken, setBroken] = useState(false)
  const query = useQuery({
    queryKey: ['materials', portal.id, uuid],
    queryFn: () => api(show_material, { params: { uuid } }),
  })
  const retry = () => {
    setBroken(false)
    void query.refetch()
  }
  if (query.isError || isBroken)
    return (
      <Notice tone="failed">
        <p>{query.isError ? failureText(query.error) : `The preview of ${name} could not be loaded.`}</p>
        <Button kind="secondary" size="small" onClick={retry}>
          Try again
        </Button>
      </Notice>
    )
  const length_ms = query.data?.material.duration_ms
  return (
    <figure className="film-preview">
      {/* Learners get the captions and the transcript below; this is the bare file. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        key={query.data?.material.sha256}
        className="outline-video"
        src={downloadUrl(download_material.path.replace(':uuid', uuid))}
        controls
        playsInline
        preload="metadata"
        aria-label={`Preview of ${name}`}
        onError={() => setBroken(true)}
      />
      <figcaption className="small muted">{length_ms ? `Length: ${lengthText(length_ms)}` : ' '}</figcaption>
    </figure>
  )
}
