import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop'

type Props = { file: File; busy: boolean; failure: string | null; onClose: () => void; onCut: (file: File) => void }

const usual_percent = 90

/** Crops a chosen picture to a square, by pointer or with the arrow keys. */
export function CropDialog({ file, busy, failure, onClose, onCut }: Props) {
  const address = useDataUrl(file)
  const picture = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [isUnreadable, setUnreadable] = useState(false)
  const save = async () => {
    if (picture.current && crop) onCut(await cropSquare(picture.current, crop, file.name))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Crop picture"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={!crop} onClick={() => void save()}>
            Save picture
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="small muted">Drag the square or move it with the arrow keys. Drag a corner to resize it.</p>
        {isUnreadable ? (
          <Notice tone="failed" alert>
            This file is not a picture that can be shown.
          </Notice>
        ) : null}
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
        {address ? (
          <Cropped
            address={address}
            picture={picture}
            crop={crop}
            onCrop={setCrop}
            onUnreadable={() => setUnreadable(true)}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

const labels = {
  cropArea: 'Crop area: use the arrow keys to move it',
  nwDragHandle: 'Upper left corner',
  nDragHandle: 'Upper edge',
  neDragHandle: 'Upper right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Lower right corner',
  sDragHandle: 'Lower edge',
  swDragHandle: 'Lower left corner',
  wDragHandle: 'Left edge',
}

type CroppedProps = {
  address: string
  picture: RefObject<HTMLImageElement | null>
  crop: PercentCrop | undefined
  onCrop: (crop: PercentCrop) => void
  onUnreadable: () => void
}

const Cropped = ({ address, picture, crop, onCrop, onUnreadable }: CroppedProps) => (
  <ReactCrop
    aspect={1}
    circularCrop
    keepSelection
    ariaLabels={labels}
    {...(crop ? { crop } : {})}
    onChange={(_, percent) => onCrop(percent)}
  >
    <img
      ref={picture}
      src={address}
      alt="Original before cropping"
      onError={onUnreadable}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onCrop(centerCrop(makeAspectCrop({ unit: '%', width: usual_percent }, 1, width, height), width, height))
      }
    />
  </ReactCrop>
)

/** Reads the file as a data URL, which the page's content security policy allows for images. */
function useDataUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () => setAddress(String(reader.result)))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return address
}

const side_px = 400

/** Crops the chosen part of a picture to a square PNG, no larger than any place that displays it needs. */
async function cropSquare(picture: HTMLImageElement, crop: PercentCrop, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  const [width, height] = [picture.naturalWidth, picture.naturalHeight]
  const from = { x: (crop.x / 100) * width, y: (crop.y / 100) * height, width: (crop.width / 100) * width }
  const side = Math.max(1, Math.min(side_px, Math.round(from.width)))
  canvas.width = canvas.height = side
  canvas
    .getContext('2d')
    ?.drawImage(picture, from.x, from.y, from.width, (crop.height / 100) * height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture was not cropped')
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' })
}
