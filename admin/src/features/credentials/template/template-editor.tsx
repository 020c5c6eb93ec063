import './certificate.css'
import type { CertificateTemplate } from '@portico/shared/contract/credentials/certificates-templates.ts'
import { starterLayout } from '@portico/shared/rules/credentials/certificates/starter-layout.ts'
import { layoutFieldKinds, layoutFields } from '@portico/shared/states/credentials/layout-field.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { QueueState } from '../../outline/save/save-state.tsx'
import { CertificateCanvas } from './certificate-canvas.tsx'
import { FieldLayer } from './field-layer.tsx'
import { FieldPanel } from './field-panel.tsx'
import { addField, changeField, removeField } from './layout-fields.ts'
import { TemplateFacts } from './template-facts.tsx'
import type { TemplateResponse } from './template-query.ts'
import { templateProblem } from './template-problem.ts'
import { useTemplate, type TemplateState } from './use-template.ts'

type Props = { slug: string; opened: CertificateTemplate; organizations: TemplateResponse['organizations'] }

/** Shows a certificate as it will be printed, with fields to position on it (CER-003, CER-012). */
export function TemplateEditor({ slug, opened, organizations }: Props) {
  const template = useTemplate(opened, slug)
  const [selected, setSelected] = useState<string | null>(null)
  const { content } = template
  const { layout } = content
  const chosen = layout?.find(({ id }) => id === selected)
  const others = opened.courses.filter((course) => course.slug !== slug)
  return (
    <section className="panel certificate-editor" aria-label="Certificate template">
      <EditorBar template={template} onAdded={setSelected} />
      {template.refusal ? (
        <Notice tone="failed" alert>
          {template.refusal}
        </Notice>
      ) : null}
      {others.length > 0 ? (
        <Notice tone="waiting">
          This template also prints the certificates of{' '}
          {others.length === 1 ? others[0]?.title : `${others.length} other courses`}. Issued certificates stay as they
          are.
        </Notice>
      ) : null}
      <div className="certificate-split">
        <CertificateCanvas slug={slug} content={content} isWrong={templateProblem(content) !== null}>
          {layout ? (
            <FieldLayer template={template} layout={layout} selected={selected} onSelect={setSelected} />
          ) : null}
        </CertificateCanvas>
        <div className="certificate-side stack">
          {layout && chosen ? (
            <FieldPanel
              key={chosen.id}
              field={chosen}
              onChange={(change) => template.change({ layout: changeField(layout, chosen.id, change) })}
              onRemove={() => template.change({ layout: removeField(layout, chosen.id) })}
            />
          ) : (
            <p className="muted small">
              {layout
                ? 'Choose a field on the page. Arrow keys move it (with Shift, by ten points); with Alt, they change its size.'
                : 'Fields are in their original positions.'}
            </p>
          )}
          <TemplateFacts content={content} organizations={organizations} onChange={template.change} />
        </div>
      </div>
    </section>
  )
}

function EditorBar({ template, onAdded }: { template: TemplateState; onAdded: (id: string) => void }) {
  const { layout } = template.content
  return (
    <div className="certificate-bar">
      <QueueState queue={template.queue} />
      <Button kind="secondary" size="small" icon="refresh" disabled={!template.canUndo} onClick={template.undo}>
        Undo
      </Button>
      {layout ? (
        <Menu
          trigger={
            <Button kind="secondary" size="small" icon="plus">
              Add field
            </Button>
          }
          entries={layoutFieldKinds.map((kind) => ({
            label: layoutFields[kind].label,
            onSelect: () => {
              const added = addField(layout, kind)
              template.change({ layout: added.layout })
              onAdded(added.id)
            },
          }))}
        />
      ) : (
        <Button kind="secondary" size="small" icon="edit" onClick={() => template.change({ layout: starterLayout })}>
          Position the fields myself
        </Button>
      )}
    </div>
  )
}
