import { Button } from '@portico/shared/ui/button.tsx'
import { Picture } from '@portico/shared/ui/picture.tsx'
import { useState } from 'react'
import { MediaPicker } from '../../../fields/media/media-picker.tsx'

type Props = { label: string; address: string | null; onChange: (address: string | null) => void }

/** One picture of the media library, or none. */
export function PictureChoice({ label, address, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="field" role="group" aria-label={label}>
      <span className="field-label">{label}</span>
      {address ? (
        <Picture src={address} width={240} height={160} sizes="240px" className="certificate-chosen-picture" />
      ) : null}
      <span className="row">
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          {address ? 'Choose another' : 'Choose from the library'}
        </Button>
        {address ? (
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            Remove
          </Button>
        ) : null}
      </span>
      {isOpen ? (
        <MediaPicker
          title={label}
          filters={['img']}
          multiple={false}
          byUrl
          onClose={() => setOpen(false)}
          onAttach={([chosen]) => {
            setOpen(false)
            if (chosen?.picture) onChange(chosen.picture)
          }}
        />
      ) : null}
    </div>
  )
}
