import { useHost } from '@shixuan/host';
import { QueryView, Skeleton } from '@shixuan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { downloadListQuery } from '../../lib/queries/download-list';
import { downloadTypesQuery } from '../../lib/queries/download-types';
import { useTexts } from '../../lib/texts/texts';
import { type DownloadAddress, listRequest } from './download-address';
import { FileList } from './file-list';
import { FileTools } from './file-tools';
import * as styles from './files-view.module.css';
import { NoFiles } from './no-files';
import { TypeRail } from './type-rail';
import { useAddressChange } from './use-address-change';
import { useSelection } from './use-selection';

/** The files: types at the left, family and text above, the list. */
export function FilesView({ address }: { address: DownloadAddress }) {
  const host = useHost();
  const texts = useTexts();
  const types = useQuery(downloadTypesQuery(host));
  const files = useQuery({ ...downloadListQuery(host, listRequest(address)), placeholderData: keepPreviousData });
  const change = useAddressChange(address);
  const selection = useSelection();
  return (
    <div className={styles.view}>
      <div className={styles.rail}>
        <QueryView
          query={types}
          errorTitle={texts.types.failed}
          skeleton={<Skeleton kind="table" rows={9} height={36} label={texts.types.loading} />}
        >
          {({ list }) => <TypeRail address={address} onChange={change} types={list} />}
        </QueryView>
      </div>
      <div className={styles.main}>
        <FileTools
          address={address}
          onChange={change}
          types={types.data?.list ?? []}
          families={types.data?.families ?? []}
        />
        <QueryView
          query={files}
          errorTitle={texts.list.failed}
          skeleton={<Skeleton kind="table" rows={8} height={88} label={texts.list.loading} />}
        >
          {found =>
            found.list.length > 0 ? (
              <FileList address={address} found={found} selection={selection} stale={files.isPlaceholderData} />
            ) : (
              <NoFiles address={address} total={found.total} onRefresh={() => void files.refetch()} />
            )
          }
        </QueryView>
      </div>
    </div>
  );
}
