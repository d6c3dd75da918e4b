import { useEffect, useRef, useState } from 'react';

export interface Leave {
  /** The press that moved the focus is not over yet, so content shown for the focused field stays. */
  held: boolean;
  onBlur(): void;
}

/**
 * Runs an action when a field is left; if a pointer press moved the focus, only after the press. Otherwise the action
 * could shift the page under the pointer, and the click would hit another element.
 */
export function useLeave(act: () => void): Leave {
  const [held, setHeld] = useState(false);
  const pressed = useRef(false);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
    };
    // Mouse events, because for a touch they come after it, around the change of focus.
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
    };
  }, []);
  function onBlur() {
    if (!pressed.current) return act();
    setHeld(true);
    const finish = () => {
      setHeld(false);
      act();
    };
    document.addEventListener('mouseup', finish, { once: true });
  }
  return { held, onBlur };
}
