import '../../../kernel/enrolling/enroll.css'
import './certificate.css'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { list_certificate_templates } from '@portico/shared/contract/credentials/certificates-templates.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { CertificateCanvas } from './certificate-canvas.tsx'
import { usedBy } from './used-by.ts'

type Template = Data<typeof list_certificate_templates>[number]
type Props = { slug: string; chosen: number | null; onChoose: (id: number) => void; onClose: () => void }

/** Dialog that shows each template as a certificate of this course, with the courses that use it. */
export function TemplateChooser({ slug, chosen, onChoose, onClose }: Props) {
  const { portal } = useSession()
  const [selected, setSelected] = useState(chosen)
  const query = useQuery({
    queryKey: ['certificate-templates', portal.id, slug],
    queryFn: () => api(list_certificate_templates, { params: { slug } }),
    gcTime: 0,
  })
  const shown = query.data?.find(({ id }) => id === selected) ?? query.data?.[0]
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title="Choose a certificate template"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!shown} onClick={() => (shown ? onChoose(shown.id) : undefined)}>
            Use this template
          </Button>
        </>
      }
    >
      {query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
          {failureText(query.error)}
        </ErrorState>
      ) : shown && query.data ? (
        <div className="stack">
          <TemplateList templates={query.data} shown={shown} onShow={setSelected} />
          <CertificateCanvas key={shown.id} slug={slug} content={shown} isWrong={false}>
            {null}
          </CertificateCanvas>
        </div>
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton shape="line" count={4} />
        </div>
      )}
    </Dialog>
  )
}

type ListProps = { templates: readonly Template[]; shown: Template; onShow: (id: number) => void }

const TemplateList = ({ templates, shown, onShow }: ListProps) => (
  <div className="enroll-found" role="radiogroup" aria-label="Templates">
    {templates.map(({ id, name, title, courses }) => (
      <label key={id} className="enroll-line">
        <input type="radio" name="template" checked={id === shown.id} onChange={() => onShow(id)} />
        <span className="cell-lines">
          {name || title}
          <span className="small muted">
            {`${name && name !== title ? `Prints “${title}” · ` : ''}${usedBy(courses.length, courses[0]?.title ?? null)}`}
          </span>
        </span>
      </label>
    ))}
  </div>
)
