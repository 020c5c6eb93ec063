import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useEffect } from 'react'
import type { EditorProps, ItemEditor } from './item-editor.ts'
import { EarlierPackage } from '../scorm/package/earlier-package.tsx'
import { ImportLine } from '../scorm/package/import-line.tsx'
import { PackageReport } from '../scorm/package/package-report.tsx'
import { ScormLearners } from '../scorm/package/scorm-learners.tsx'
import { ScormUpload } from '../scorm/package/scorm-upload.tsx'
import { useScormContent } from '../scorm/package/scorm-query.ts'

/** Editor for a SCORM package: uploaded, checked before learners see it, and replaced as a change of the draft. */
export const scormEditor: ItemEditor<'ScormModule'> = {
  empty: { itemable_type: 'ScormModule', fields: { scorm_package_id: null } },
  labels: { title: 'Title', scorm_package_id: 'Package' },
  Editor: ScormEditor,
}

function ScormEditor({ course, item_id, content, onChange, mayEdit }: EditorProps<'ScormModule'>) {
  const query = useScormContent(course, item_id)
  const { scorm_package_id } = content.fields
  const last = query.data?.import ?? null
  const arrived = last?.state === 3 ? last.package : null
  const use = (id: number) => onChange({ ...content, fields: { scorm_package_id: id } })
  // Use the first package of a lesson without confirmation, because it replaces nothing.
  useEffect(() => {
    if (mayEdit && scorm_package_id === null && arrived) use(arrived.id)
  }, [arrived?.id, scorm_package_id === null])
  if (!query.data)
    return query.isError ? (
      <Notice tone="failed">{failureText(query.error)}</Notice>
    ) : (
      <Skeleton shape="line" count={4} />
    )
  const isWaiting = arrived !== null && arrived.id !== scorm_package_id && scorm_package_id !== null
  const used = [query.data.package, arrived].find((facts) => facts?.id === scorm_package_id) ?? null
  const refetch = () => void query.refetch()
  return (
    <>
      {mayEdit ? (
        <ScormUpload
          course={course}
          item_id={item_id}
          hasPackage={scorm_package_id !== null}
          isBusy={last !== null && last.state < 3}
          onUploaded={refetch}
        />
      ) : null}
      {last ? <ImportLine last={last} /> : null}
      {isWaiting && arrived ? (
        <div className="scorm-waiting stack">
          <PackageReport facts={arrived} heading="Uploaded, not used yet" />
          <p className="small muted">
            Replacing the package changes the draft. Learners get it once you publish; those who have started keep their
            current package.
          </p>
          {mayEdit ? (
            <p>
              <Button onClick={() => use(arrived.id)}>Use this package</Button>
            </p>
          ) : null}
        </div>
      ) : null}
      <EarlierPackage course={course} item_id={item_id} learners={query.data.on_earlier_package} onReset={refetch} />
      {used ? <PackageReport facts={used} heading="Package of this lesson" /> : null}
      <ScormLearners course={course} item_id={item_id} />
      {scorm_package_id === null && last === null ? (
        <Notice tone="progress">This lesson has no package yet. Learners see that it is still being prepared.</Notice>
      ) : null}
    </>
  )
}
