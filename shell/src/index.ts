// Shared modules are agreed on before any code that uses them may run.
import('./app/bootstrap');
