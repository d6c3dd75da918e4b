import { forgetDownloads } from './documents/downloads/forget-downloads';
import { forgetEnquiries } from './domain/enquiries/forget-enquiries';
import { forgetUsage } from './domain/partners/usage/store-usage';
import { forgetMisses } from './domain/search/misses';
import { forgetReports } from './domain/telemetry/forget-reports';
import { forgetDeliveries } from './domain/webhooks/keep-webhooks';
import type { RetentionDays } from './platform/config';
import type { Retention } from './platform/jobs/keep-retention';

/** What is deleted after its time, by the settings. */
export function retentionRules(days: RetentionDays): Retention[] {
  const { reports, usage, misses, history, enquiries } = days;
  return [
    { days: reports, forget: forgetReports },
    { days: reports, forget: forgetDeliveries },
    { days: usage, forget: forgetUsage },
    ...only(misses, forgetMisses),
    ...only(history, forgetDownloads),
    ...only(enquiries, forgetEnquiries),
  ];
}

const only = (days: number | undefined, forget: Retention['forget']): Retention[] =>
  days === undefined ? [] : [{ days, forget }];
