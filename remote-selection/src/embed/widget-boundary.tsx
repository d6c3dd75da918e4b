import { ErrorState } from '@shixuan/ui';
import { Component, type ReactNode } from 'react';

export interface WidgetBoundaryProps {
  /** The same task on the site. */
  url: string;
  texts: Readonly<Record<string, string>>;
  onFault(error: unknown): void;
  children: ReactNode;
}

/** Shows errors of the widget in its place; they never reach the surrounding page. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title={this.props.texts.brokenTitle || '选型助手出了问题'}
        onRetry={() => this.setState({ failed: false })}
        action={
          <a href={this.props.url} target="_blank" rel="noopener">
            {this.props.texts.openSite || '在视选网站打开'}
          </a>
        }
      />
    );
  }
}
