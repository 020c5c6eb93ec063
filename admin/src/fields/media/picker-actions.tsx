import type { Material } from '@portico/shared/contract/materials.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { showFailure } from '../../kernel/errors.ts'
import { finalPicture } from './final-picture.ts'

type Props = {
  chosen: readonly Material[]
  byUrl: boolean
  onClose: () => void
  onAttach: (materials: readonly Material[]) => void
}

/** Cancels, or attaches the selected files; says so while a new picture is not ready yet. */
export function PickerActions({ chosen, byUrl, onClose, onAttach }: Props) {
  const { isPreparing, attach } = useAttach({ byUrl, onAttach })
  return (
    <>
      <span role="status" className="muted small">
        {isPreparing ? 'Getting the picture ready…' : ''}
      </span>
      <Button kind="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button disabled={chosen.length === 0} busy={isPreparing} onClick={() => attach(chosen)}>
        {chosen.length > 1 ? `Attach ${chosen.length} files` : 'Attach'}
      </Button>
    </>
  )
}

/** Attaches files; pictures that go by their URL only once it is final, unless the dialog was closed meanwhile. */
function useAttach({ byUrl, onAttach }: { byUrl: boolean; onAttach: Props['onAttach'] }) {
  const [isPreparing, setPreparing] = useState(false)
  const isOpen = useRef(true)
  // What is attached to may have changed while a picture was made ready.
  const latest = useRef(onAttach)
  latest.current = onAttach
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  const prepare = async (chosen: readonly Material[]) => {
    setPreparing(true)
    try {
      const ready = await Promise.all(chosen.map((material) => finalPicture(material)))
      if (isOpen.current) latest.current(ready)
    } catch (error) {
      if (isOpen.current) showFailure(error)
    }
    setPreparing(false)
  }
  return { isPreparing, attach: (chosen: readonly Material[]) => (byUrl ? void prepare(chosen) : onAttach(chosen)) }
}
