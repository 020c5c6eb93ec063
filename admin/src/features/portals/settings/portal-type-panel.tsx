import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { choose_portal_type } from '@portico/shared/contract/portals/staff.ts'
import { portalType, portalTypeLabels } from '@portico/shared/states/portals/portal.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'

type Type = 1 | 2
const options = [
  {
    value: String(portalType.in_house),
    label: portalTypeLabels[portalType.in_house],
    help: 'Trains its own people by invitation and sells nothing to visitors.',
  },
  {
    value: String(portalType.channel),
    label: portalTypeLabels[portalType.channel],
    help: 'Sells to the public: a storefront with catalog, cart and checkout.',
  },
]

/** The main portal type is chosen once; the confirmation uses the specification's wording (TEN-006, TEN-007). */
export function PortalTypePanel({ portal }: { portal: PortalRecord }) {
  const client = useQueryClient()
  const [type, setType] = useState('')
  const [isAsking, setAsking] = useState(false)
  const save = useMutation({
    mutationFn: () =>
      api(choose_portal_type, { query: { referer_portal_id: portal.id }, body: { type: Number(type) as Type } }),
    onSuccess: async () => {
      toasts.show({ kind: 'success', text: 'Save Successful' })
      await Promise.all([
        client.invalidateQueries({ queryKey: ['portal'] }),
        client.invalidateQueries({ queryKey: ['session'] }),
      ])
    },
    onError: showFailure,
    onSettled: () => setAsking(false),
  })
  return (
    <section className="panel" aria-labelledby="portal-type">
      <div className="panel-body stack">
        <h2 id="portal-type" className="panel-title">
          What is this portal for?
        </h2>
        <RadioGroup legend="Main portal type" name="type" value={type} onChange={setType} options={options} />
        <div>
          <Button disabled={type === ''} onClick={() => setAsking(true)}>
            Choose this type
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Are you sure?"
        busy={save.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => save.mutate()}
      >
        Once you select your main portal type you cannot change it
      </ConfirmDialog>
    </section>
  )
}
