import { may } from '@portico/shared/access/may.ts'
import { download_material } from '@portico/shared/contract/materials.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'
import { MediaPicker } from './media-picker.tsx'
import { downloadUrl } from '../../kernel/api.ts'
import { useSession } from '../../kernel/session/session.ts'

/** Uses a picture of the media library as if its file had been chosen on this computer. */
export function LibraryPicture({ title, onFile }: { title: string; onFile: (file: File) => void }) {
  const { me } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!may({ roles: [me.current_role], action: 'materials.read' })) return null
  return (
    <>
      <Button kind="quiet" size="small" aria-label={`From the library: ${title}`} onClick={() => setOpen(true)}>
        From the library
      </Button>
      {isOpen ? (
        <MediaPicker
          title={title}
          filters={['img']}
          multiple={false}
          onClose={() => setOpen(false)}
          onAttach={([chosen]) => {
            setOpen(false)
            if (chosen)
              void fetch(downloadUrl(download_material.path.replace(':uuid', chosen.uuid)))
                .then((answer) => answer.blob())
                .then((bytes) => onFile(new File([bytes], chosen.name, { type: chosen.content_type })))
          }}
        />
      ) : null}
    </>
  )
}
