import { failureText } from '@portico/shared/browser/failure-text.ts'
import { show_material } from '@portico/shared/contract/materials.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { MediaThumbnail } from '../../fields/media/media-card.tsx'
import { api } from '../../kernel/api.ts'
import { useSession } from '../../kernel/session/session.ts'
import { DeleteMaterial } from './delete-material.tsx'
import { MaterialActions } from './material-actions.tsx'
import { MaterialFacts } from './material-facts.tsx'
import { RenameMaterial } from './rename-material.tsx'

/** Dialog for a file of the library: its facts, uses and actions. */
export function MaterialDialog({ uuid, canEdit, onClose }: { uuid: string; canEdit: boolean; onClose: () => void }) {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['materials', portal.id, uuid],
    queryFn: () => api(show_material, { params: { uuid } }),
  })
  const { data } = query
  return (
    <Dialog open size="wide" title={data?.material.name ?? 'File'} onClose={onClose}>
      {query.isPending ? <Skeleton shape="line" count={6} /> : null}
      {query.isError ? <ErrorState onRetry={() => void query.refetch()}>{failureText(query.error)}</ErrorState> : null}
      {data ? (
        <div className="media-details">
          <MediaThumbnail material={data.material} />
          <MaterialActions material={data.material} canEdit={canEdit} />
          <MaterialFacts material={data.material} used_in={data.used_in} />
          {canEdit ? <RenameMaterial key={data.material.name} material={data.material} /> : null}
          {canEdit ? <DeleteMaterial material={data.material} used_in={data.used_in} onDeleted={onClose} /> : null}
        </div>
      ) : null}
    </Dialog>
  )
}
