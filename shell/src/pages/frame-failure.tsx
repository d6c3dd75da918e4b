import { ErrorState } from '@shixuan/ui';

/** Shown when the frame itself could not be rendered. */
export function FrameFailure() {
  return (
    <main>
      <ErrorState
        title="网站暂时无法显示"
        message="页面框架出错了。请刷新页面；如果一直如此，请稍后再来。"
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
