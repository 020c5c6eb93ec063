import { Button } from '@portico/shared/ui/button.tsx'
import { useRef } from 'react'

/** File input for the purchase order document, with a custom button. */
export function DocumentField({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className="stack stack-2" role="group" aria-label="Purchase order document">
      <input
        ref={chooser}
        type="file"
        hidden
        accept="application/pdf,image/jpeg,image/png"
        aria-label="Purchase order file"
        onChange={({ target }) => {
          onChange(target.files?.[0] ?? null)
          target.value = ''
        }}
      />
      <div className="row">
        <Button kind="secondary" icon="upload" onClick={() => chooser.current?.click()}>
          {file ? 'Choose another file' : 'Add the document'}
        </Button>
        <span role="status">{file?.name}</span>
      </div>
      <p className="small muted">Optional: a PDF, JPEG, or PNG of up to 8 MB. You can also add it later.</p>
    </div>
  )
}
