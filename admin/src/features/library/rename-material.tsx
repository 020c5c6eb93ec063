import { failureText } from '@portico/shared/browser/failure-text.ts'
import { update_material, type Material } from '@portico/shared/contract/materials.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'

/** Renames a file; its extension stays. A refused name stays in the field. */
export function RenameMaterial({ material: { uuid, name } }: { material: Material }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(name)
  const rename = useMutation({
    mutationFn: () => api(update_material, { params: { uuid }, body: { name: draft } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['materials'] }),
  })
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        rename.mutate()
      }}
    >
      <Field label="Name" error={rename.isError ? failureText(rename.error) : undefined}>
        <TextInput value={draft} maxLength={200} onChange={(event) => setDraft(event.target.value)} />
      </Field>
      <Button type="submit" kind="secondary" busy={rename.isPending} disabled={draft.trim() === '' || draft === name}>
        Rename
      </Button>
    </form>
  )
}
