import { isVolumeAsked, volumeCheckLabels } from '@shixuan/optics/checks';
import type { VolumeNeeds } from '@shixuan/optics/model';
import { volumeWeights, volumeWeightsSource } from '@shixuan/optics/solve';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckItems } from '../../components/check-items';
import { NearMissList } from '../../components/near-miss-list';
import { type CostChoice, NoneWithinCost } from '../../components/none-within-cost';
import { Ranked } from '../../components/query-states';
import { CostLine } from '../../components/ranking/cost-line';
import { dataMissing } from '../../components/ranking/data-missing';
import { Detail, DetailNote, DetailProduct } from '../../components/ranking/detail';
import { ProductNames } from '../../components/ranking/product-names';
import { RankingList } from '../../components/ranking/ranking-list';
import { ResultSection } from '../../components/ranking/result-section';
import { SortMenu } from '../../components/ranking/sort-menu';
import type { SortBy } from '../../components/ranking/sorted-rows';
import { RejectionList } from '../../components/rejection-list';
import { ScoreParts } from '../../components/score-parts';
import { ChooseRow, type RowChoice } from '../../components/take-away/choose-row';
import { costHidesAll } from '../../data/ask-ranking';
import { missedText } from '../../data/report/rejection-text';
import type { VolumeAnswer, VolumeResultRow } from '../../data/volume/volume-query';
import { volumeColumns } from './volume-columns';

export interface VolumeResultsProps {
  /** Null while the input cannot be computed with. */
  need: VolumeNeeds | null;
  /** Inputs of a blank task that are still empty. */
  missing: readonly string[];
  query: UseQueryResult<VolumeAnswer>;
  rows: readonly VolumeResultRow[];
  /** What is recommended, in a line. */
  first: string | undefined;
  /** The rows answer an earlier input. */
  stale: boolean;
  choice: RowChoice<VolumeResultRow>;
  cost: CostChoice;
}

/** The ranking with all that explains it. The last answer stays while the next one is fetched. */
export function VolumeResults(props: VolumeResultsProps) {
  const { need, missing, query, rows, first, stale, choice, cost } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const [sort, setSort] = useState<SortBy | null>(null);
  const answer = missing.length === 0 ? query.data : undefined;
  return (
    <ResultSection
      rows={rows}
      unit="款"
      first={first}
      fetching={query.isFetching}
      stale={stale}
      more={need !== null}
      count={() => (answer ? `${answer.fitting} 款符合，${answer.dataMissing} 款资料不全` : null)}
      order={rows.length > 1 && <SortMenu columns={volumeColumns} sort={sort} onSort={setSort} />}
      list={shown => (
        <Ranked asked={need !== null} {...{ missing, query, answer }}>
          {answer =>
            need && (
              <>
                {costHidesAll(answer, cost.most) && <NoneWithinCost what="型号" {...cost} most={cost.most} />}
                {shown.length > 0 && (
                  <RankingList
                    rows={shown}
                    opened={opened}
                    onOpen={setOpened}
                    title="3D 面阵"
                    asked={check => isVolumeAsked(need.task, check)}
                    columns={volumeColumns}
                    sort={sort}
                    onSort={setSort}
                    name={({ product, fit, checks }) => (
                      <ProductNames
                        // Models of a series differ by a letter: what they reach tells them apart.
                        products={[{ role: 'camera', product, figure: product.summary.split(' · ')[0] }]}
                        marks={fit === 'data-missing' ? [dataMissing('资料不全', toAsk(checks))] : []}
                      />
                    )}
                    nameText={({ product }) => product.model}
                    detail={row => <CameraDetail row={row} need={need} choice={choice} />}
                  />
                )}
                {/* After those that a question to the maker may decide: nobody buys what is too small. */}
                {answer.nearMisses.length > 0 && <NearCameras answer={answer} />}
              </>
            )
          }
        </Ranked>
      )}
    >
      {answer && need && (
        <RejectionList
          unit="款"
          rejections={answer.ledger.map(({ check, label, removed }) => ({
            check,
            label,
            count: `${removed} 款不满足`,
          }))}
        />
      )}
    </ResultSection>
  );
}

const toAsk = (checks: VolumeResultRow['checks']): string[] =>
  checks.flatMap(({ verdict, missing }) => (verdict === 'unknown' ? missing : []));

interface CameraDetailProps {
  row: VolumeResultRow;
  need: VolumeNeeds;
  choice: RowChoice<VolumeResultRow>;
}

/** Everything of one camera: its page, the comparison, every check, what the score is made of. */
const CameraDetail = ({ row, need, choice }: CameraDetailProps) => (
  <Detail checks={<CheckItems checks={row.checks} asked={({ id }) => isVolumeAsked(need.task, id)} />}>
    <DetailProduct label="3D 面阵" part={row} />
    <CostLine cost={row.cost} />
    <ChooseRow
      what="选这台"
      chosen={row.key === choice.chosen}
      onChoose={() => choice.choose(row.key)}
      report={choice.report(row)}
    />
    <ScoreParts parts={row.scoreParts} named={volumeWeights} />
    <DetailNote>{`评分出处：${volumeWeightsSource.name}`}</DetailNote>
  </Detail>
);

/** The cameras that stated figures refuse by least. */
const NearCameras = ({ answer: { nearMisses, dataMissing } }: { answer: VolumeAnswer }) => (
  <NearMissList
    title={dataMissing > 0 ? '标注的数值已经不够的型号' : '没有完全满足要求的型号'}
    lead={`下面是差得最少的型号，只供判断该放宽哪一项，不是推荐${dataMissing > 0 ? '；表中各款缺关键资料，能否成立须向厂家确认' : ''}。`}
    nearMisses={nearMisses.map(({ product, misses }) => ({
      key: String(product.id),
      parts: [{ product }],
      judged: null,
      misses: misses.map(({ check, missedBy, reason, remedy }) => ({
        check,
        label: `${volumeCheckLabels[check]} 差 ${missedText(missedBy)}`,
        reason,
        remedy,
      })),
    }))}
  />
);
